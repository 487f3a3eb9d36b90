import { cpSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { Memory } from '../../src/site/memory.ts'
import type { Progress } from '../progress.ts'
import { bundle, discardBundle, keepCompressed } from './bundle.ts'
import { codeKey } from './codeKey.ts'
import { Compressor } from './compressor.ts'
import { finishSite } from './finishSite.ts'
import { sweepHalfFiles } from './keepWhole.ts'
import { PageStore } from './pageStore.ts'
import { readSettledSite } from './readSettledSite.ts'
import { pathsOf, renderPages } from './renderPages.ts'
import { inShard, type Shard, writeMark } from './shard.ts'
import { keepMemory, memoryOfLastBuild } from './studyStore.ts'
import { recover, swapIn } from './swapIn.ts'
import { workFolder } from './workFolder.ts'
import { writeOutputs } from './writeOutputs.ts'
import { writeShareImages } from './writeShareImages.ts'

export type BuildOptions = {
  siteDir: string
  out: string
  today: PlainDate
  /** Whether what earlier builds made may be used again. The result is the same either way. */
  useCache: boolean
  /** Makes one part of the pages only, to be put together with the others by mergeShards. */
  shard?: Shard | undefined
}

/**
 * Checks a site, renders every page, writes what goes with them, checks the result and swaps it in.
 * Everything happens in a folder beside the output, so the last good site stays until the new one is whole.
 */
export async function buildSite({ siteDir, out, today, useCache, shard }: BuildOptions, progress: Progress): Promise<{ problems: Problem[] }> {
  const started = performance.now()
  recover(out)
  sweepHalfFiles()
  // Code and content do not depend on each other, so they are prepared side by side.
  const key = codeKey()
  const bundling = bundle(key, useCache)
  // Told to whoever waits for it; until then, a fault in it must not end the program.
  bundling.catch(() => {})
  progress.step('Checking the manifest and content')
  const memory = useCache ? memoryOfLastBuild(siteDir, key) : new Memory()
  const { site, problems } = readSettledSite(siteDir, today, memory)
  if (!site) {
    await bundling.then(discardBundle)
    return { problems }
  }
  const work = workFolder(dirname(out), `.${basename(out)}-`)
  const fresh = join(work, 'site')
  const store = useCache ? new PageStore(out) : undefined
  const compressor = new Compressor()
  try {
    progress.step('Writing the sitemap, menus and redirects')
    await writeOutputs(site, fresh, useCache)
    if (site.shareImages) {
      progress.step('Drawing pictures for shared links')
      await writeShareImages(site, inShard(site.entries, shard), fresh, useCache, (done, of) => progress.at(done, of))
    }
    progress.step('Bundling scripts and styles')
    const code = await bundling
    cpSync(code.client, fresh, { recursive: true, filter: (file) => basename(file) !== '.vite' })
    compressor.addAll(fresh)
    // Not yet whole, and so not yet to be compressed.
    cpSync(code.worker, fresh, { recursive: true })
    const paths = inShard(pathsOf(site), shard)
    progress.step(`Rendering ${paths.length} pages`)
    await renderPages(site, paths, code, fresh, store, (file, done, of) => {
      compressor.add(file)
      progress.at(done, of)
    })
    if (shard) {
      await compressor.finish(fresh)
      writeMark(fresh, { ...shard, build: `${code.key} ${site.sharedKey}` })
    } else {
      const finished = await finishSite(site, fresh, compressor, progress)
      if (finished.problems.length > 0) return finished
    }
    if (useCache) {
      keepCompressed(code, fresh)
      keepMemory(siteDir, key, memory)
    }
    store?.save(fresh)
    swapIn(fresh, out)
    progress.done(`Built ${paths.length} pages into ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
    return { problems: [] }
  } finally {
    await compressor.stop()
    rmSync(work, { recursive: true, force: true })
    await bundling.then(discardBundle, () => undefined)
  }
}
