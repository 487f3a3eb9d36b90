import { basename, dirname, join } from 'node:path'
import type { Problem } from '../problems/problem.ts'
import { writeRecord } from './buildRecord.ts'
import { bundleCode, filesFor } from './bundle.ts'
import { Cache } from './cache.ts'
import { codeKey } from './codeKey.ts'
import { Compressor } from './compressor.ts'
import type { DrawJob } from './drawWorker.ts'
import { writeFiles } from './files.ts'
import { Job } from './job.ts'
import { OutputCache } from './outputCache.ts'
import { outputFolder } from './outputFolder.ts'
import { type Progress, seconds } from './progress.ts'
import { publish, recover } from './publish.ts'
import type { Supposed } from './scenario.ts'

export type BuildOptions = Supposed & {
  siteDir: string
  out: string
  /** Allows using again what earlier builds made. The result is the same either way. */
  useCache: boolean
}

/** Build a site, step by step. Throws when the output folder holds anything but a build. On faults in the site or the result, the old site stays. */
export async function buildSite(
  { siteDir, out: asked, today, state, useCache }: BuildOptions,
  progress: Progress,
): Promise<{ problems: Problem[] }> {
  const started = performance.now()

  // Replace nothing but an earlier build, and repair what a killed one left.
  const out = outputFolder(asked, siteDir)
  recover(out)
  const cache = useCache ? new Cache() : undefined
  const key = codeKey()
  const job = new Job()
  try {
    // Bundle the code in another process. Its errors are thrown below, where the code is awaited.
    const bundling = bundleCode(job, cache, key)
    bundling.catch(() => {})

    // Read the site: one immutable Site, or every problem.
    const steps = await import('./steps.ts')
    progress.step('Checking the manifest and content')
    const texts = steps.keptTexts(cache, siteDir, key)
    const { site, problems } = steps.readSettledSite(siteDir, { today, state }, texts)
    if (!site) return { problems }

    // Build the new site in a temporary folder beside the old one.
    const fresh = join(job.tempFolder(dirname(out), `.${basename(out)}-`), 'site')

    // Draw the key facts and the pictures for shared links in a thread, except those unchanged since the last build.
    const outputs = new OutputCache(cache, out, key)
    const drawings = steps
      .drawingsOf(site, site.entries)
      .filter((drawing) => !outputs.take(drawing.file, JSON.stringify(drawing), fresh))
    const work: DrawJob = { drawings, folder: fresh, useCache }
    const drawing = drawings.length > 0 && job.startThread(new URL('./drawWorker.ts', import.meta.url), work)

    // Write the texts that go with the pages.
    progress.step('Writing the sitemap, menus and redirects')
    outputs.writeAll(steps.outputFiles(site, texts), fresh)

    // Copy the bundled code, and compress the files so far in a thread. Add the service worker later: it is unfinished.
    progress.step('Bundling scripts and styles')
    const code = await bundling
    const compressor = new Compressor(job)
    writeFiles(fresh, filesFor(code, 'client'))
    compressor.addAll(fresh)
    writeFiles(fresh, filesFor(code, 'worker'))

    // Render the pages, except those unchanged since the last build.
    const paths = steps.pathsOf(site)
    progress.step(`Rendering ${paths.length} pages`)
    let done = 0
    for (const made of steps.renderPages(site, paths, await steps.loadRenderer(site, code), code.key, outputs, fresh)) {
      if (made) compressor.add(made)
      progress.at(++done, paths.length)
    }

    // Learn to tell letters apart, which takes long, while the pages are compressed.
    progress.step('Learning to tell letters apart')
    outputs.writeAll(steps.learnedFiles(site, texts), fresh)

    progress.step('Drawing the key facts and pictures')
    if (drawing) await drawing.ended

    // Check that what was made is what the manifest lists, and tell the service worker of it.
    progress.step('Checking the result')
    const faults = steps.checkOutput(site, fresh)
    if (faults.length > 0) return { problems: faults }
    steps.writeServiceWorker(site, fresh)

    progress.step('Compressing')
    await compressor.finish(fresh)

    // Put the new site in the place of the old one, by two renames, and keep what the next build can use.
    progress.step('Publishing')
    writeRecord(fresh, { day: today, supposes: state })
    steps.keepTexts(cache, siteDir, key, texts)
    outputs.save(fresh)
    publish(fresh, out)
    cache?.prune()
    progress.done(`Built ${paths.length} pages for ${today} into ${asked} in ${seconds(performance.now() - started)}.`)
    if (state)
      progress.done(
        `The scheme is supposed to be ${state} on ${today}: this build is for looking at, not for visitors.`,
      )
    return { problems: [] }
  } finally {
    await job.close()
  }
}
