import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleServer } from '../src/build/bundleServer.ts'
import { unfinishedFolder, writeModule } from '../src/build/cache.ts'
import { supposedOptions } from '../src/build/clock.ts'
import { UsageError } from '../src/build/faults.ts'
import { Job } from '../src/build/job.ts'
import { filesSupposing, type Supposed, supposedFrom } from '../src/build/scenario.ts'
import { TextCache } from '../src/content/reading/textCache.ts'
import type { documentOf } from '../src/pages/documentOf.tsx'
import { printProblems } from '../src/problems/printProblems.ts'
import { readSite } from '../src/site/readSite.ts'
import type { Site } from '../src/site/site.ts'
import { readOptions, withErrorReport } from './command.ts'
import { allowReport, asHtml, changesBetween, countsOf, reportText, writeReport } from './whatif/changes.ts'
import { saidBy } from './whatif/said.ts'

const { values } = readOptions({
  options: { site: { type: 'string', default: '.' }, ...supposedOptions, html: { type: 'string' } },
})

await withErrorReport(async () => {
  if (values.state === undefined && values.today === undefined)
    throw new UsageError('Say what to suppose: npm run whatif -- --state quashed --today 2026-12-18 [--html FILE]')
  if (values.html !== undefined) allowReport(values.html)
  const then = supposedFrom(values)
  // A state is compared on its own day, so that nothing but the judgment shows. A day alone is compared with today.
  const now = supposedFrom(values.state === undefined ? {} : { today: then.today })

  const memory = new TextCache()
  const [before, after] = [now, then].map((supposed) => siteSupposing(supposed, memory)) as [Site, Site]
  const render = await loadRenderer()
  const [saidBefore, saidAfter] = [before, after].map((site) => saidBy(site, (entry) => render(site, entry), memory))
  const compared = { before, after, changes: changesBetween(saidBefore ?? new Map(), saidAfter ?? new Map()) }

  if (values.html === undefined) {
    console.log(reportText(compared))
  } else {
    writeReport(values.html, asHtml(compared))
    console.log(`${countsOf(compared.changes)}: ${values.html}`)
  }
})

function siteSupposing(supposed: Supposed, memory: TextCache): Site {
  const { site, problems } = readSite(filesSupposing(resolve(values.site), supposed), supposed.today, memory)
  if (!site) throw new UsageError(printProblems(problems))
  return site
}

/** Bundle the renderer of pages anew: in a second, and without what browsers load. */
async function loadRenderer(): Promise<typeof documentOf> {
  const job = new Job()
  try {
    const file = join(job.tempFolder(unfinishedFolder, ''), 'documentOf.mjs')
    await bundleServer(file)
    const module = writeModule('whatif.mjs', readFileSync(file))
    return ((await import(pathToFileURL(module).href)) as { documentOf: typeof documentOf }).documentOf
  } finally {
    await job.close()
  }
}
