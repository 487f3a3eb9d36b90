import { cpSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Problem } from '../../src/problems/problem.ts'
import { Memory } from '../../src/site/memory.ts'
import type { Progress } from '../progress.ts'
import type { BuildOptions } from './buildSite.ts'
import type { Bundle } from './bundle.ts'
import { writeRecord } from './buildRecord.ts'
import { Compressor } from './compressor.ts'
import { drawingsOf } from './drawings.ts'
import type { DrawJob } from './drawWorker.ts'
import { finishSite } from './finishSite.ts'
import { PageStore } from './pageStore.ts'
import { readSettledSite } from './readSettledSite.ts'
import { pathsOf, renderPages } from './renderPages.ts'
import { inShard } from './shard.ts'
import { startThread } from './startThread.ts'
import { keepMemory, memoryOfLastBuild } from './studyStore.ts'
import { swapIn } from './swapIn.ts'
import { removeWork, workFolder } from './workFolder.ts'
import { writeOutputs } from './writeOutputs.ts'

/**
 * Makes a site with the code that is being bundled meanwhile, and says how many pages it has.
 * Everything happens in a folder beside the output, so the last good site stays until the new one is whole.
 */
export async function makeSite({ siteDir, out, today, useCache, shard }: BuildOptions, key: string, bundling: Promise<Bundle>, progress: Progress): Promise<{ problems: Problem[]; pages: number }> {
  progress.step('Checking the manifest and content')
  const memory = useCache ? memoryOfLastBuild(siteDir, key) : new Memory()
  const { site, problems } = readSettledSite(siteDir, today, memory)
  if (!site) return { problems, pages: 0 }
  const work = workFolder(dirname(out), `.${basename(out)}-`)
  const fresh = join(work, 'site')
  const store = useCache ? new PageStore(out) : undefined
  const drawings = drawingsOf(site, inShard(site.entries, shard))
  const drawing = startThread(new URL('./drawWorker.ts', import.meta.url), { drawings, folder: fresh, useCache } satisfies DrawJob)
  const compressor = new Compressor()
  try {
    progress.step('Writing the sitemap, menus and redirects')
    writeOutputs(site, fresh)
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
    progress.step('Drawing the key facts and pictures')
    await drawing.ended
    if (shard) {
      await compressor.finish(fresh)
    } else {
      const finished = await finishSite(site, fresh, compressor, progress)
      if (finished.problems.length > 0) return { ...finished, pages: 0 }
    }
    writeRecord(fresh, shard && { ...shard, build: `${code.key} ${site.sharedKey}` })
    if (useCache) keepMemory(siteDir, key, memory)
    store?.save(fresh)
    swapIn(fresh, out)
    return { problems: [], pages: paths.length }
  } finally {
    await Promise.all([drawing.worker.terminate(), compressor.stop()])
    removeWork(work)
  }
}
