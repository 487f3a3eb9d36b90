import type { PlainDate } from '../../src/dates/plainDate.ts'
import type { Problem } from '../../src/problems/problem.ts'
import type { Progress } from '../progress.ts'
import { bundle, discardBundle } from './bundle.ts'
import { Bundler } from './bundler.ts'
import { codeKey } from './codeKey.ts'
import { sweepHalfFiles } from './keepWhole.ts'
import { outputFolder } from './outputFolder.ts'
import type { Shard } from './shard.ts'
import { recover } from './swapIn.ts'

export type BuildOptions = {
  siteDir: string
  out: string
  today: PlainDate
  /** Whether what earlier builds made may be used again. The result is the same either way. */
  useCache: boolean
  /** Makes one part of the pages only, to be put together with the others by mergeShards. */
  shard?: Shard | undefined
}

/** Checks a site, renders every page, writes what goes with them, checks the result and swaps it in. Throws when the output folder holds anything but a build. */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<{ problems: Problem[] }> {
  const started = performance.now()
  const out = outputFolder(options.out, options.siteDir)
  recover(out)
  sweepHalfFiles()
  const key = codeKey()
  const bundler = new Bundler()
  const bundling = bundle(key, options.useCache, bundler)
  // Told to whoever waits for it; until then, a fault in it must not end the program.
  bundling.catch(() => {})
  try {
    // Loaded now and not before, so that what bundles is at work meanwhile.
    const { makeSite } = await import('./makeSite.ts')
    const { problems, pages } = await makeSite({ ...options, out }, key, bundling, progress)
    if (problems.length === 0) progress.done(`Built ${pages} pages into ${options.out} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
    return { problems }
  } finally {
    // Still at work only when there will be no site.
    bundler.stop()
    await bundling.then(discardBundle, () => {})
  }
}
