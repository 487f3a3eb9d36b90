// npm run check: every fault of a site with its place and remedy.
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { Cache } from '../src/build/cache.ts'
import { supposedOptions, todayFrom } from '../src/build/clock.ts'
import { moduleKey } from '../src/build/codeKey.ts'
import { filesOnDisk } from '../src/content/reading/files.ts'
import type { Asked, Report } from './check/report.ts'
import { readOptions, withErrorReport } from './command.ts'

await withErrorReport(async () => {
  const { values } = readOptions({
    options: {
      site: { type: 'string', default: '.' },
      json: { type: 'boolean', default: false },
      github: { type: 'boolean', default: process.env.GITHUB_ACTIONS === 'true' },
      release: { type: 'boolean', default: false },
      ...supposedOptions,
    },
  })
  const started = performance.now()
  const { isGood, before, says, after } = await lastReport({
    ...values,
    site: resolve(values.site),
    day: todayFrom(values.today),
  })
  process.exitCode = isGood ? 0 : 1
  if (values.json) return console.log(says)
  for (const line of before) console.log(line)
  const sentence = `${says} (${Math.round(performance.now() - started)} ms).`
  if (isGood) console.log(sentence)
  else console.error(sentence)
  for (const part of after) console.log(part)
})

/** Return the last check’s report if nothing has changed: even loading the code for a new one takes longer. */
async function lastReport(asked: Asked): Promise<Report> {
  const cache = new Cache()
  const key = [moduleKey('scripts/check/report.ts'), JSON.stringify(asked), contentKey(asked.site)]
  const kept = cache.get('reports', key)
  if (kept) return JSON.parse(kept.toString()) as Report
  const report = (await import('./check/report.ts')).reportOn(asked)
  try {
    cache.put('reports', key, Buffer.from(JSON.stringify(report)))
  } catch {} // the next check looks again
  return report
}

/** Key of all files of a site, unreadable ones included, because the report mentions them. */
function contentKey(site: string): string {
  const files = filesOnDisk(site)
  const hash = createHash('sha256')
  for (const file of ['site.manifest.yaml', ...files.list('content')]) {
    hash.update(`\0${file}\0`)
    try {
      hash.update(files.bytes(file))
    } catch {}
  }
  return hash.digest('hex')
}
