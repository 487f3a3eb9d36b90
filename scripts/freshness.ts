import { freshnessReport } from '../src/outputs/factsReport.ts'
import { deadLinks } from './freshness/deadLinks.ts'
import { reportAsIssue } from './freshness/issue.ts'
import { loadSite } from './loadSite.ts'
import { withErrorReport } from './withErrorReport.ts'
import { readOptions } from './readOptions.ts'

const { values } = readOptions({
  options: {
    site: { type: 'string', default: '.' },
    today: { type: 'string' },
    links: { type: 'boolean', default: false },
    issue: { type: 'boolean', default: false },
  },
})

await withErrorReport(async () => {
  const site = loadSite(values.site, values.today)
  const due = freshnessReport(site)
  console.log(
    due.length === 0
      ? `No fact is due for review on ${site.today}.`
      : `${due.length} facts are due for review on ${site.today}:\n${due.join('\n')}`,
  )

  const dead = values.links ? await deadLinks(site) : []
  if (dead.length > 0) console.log(`\n${dead.length} links to other sites did not answer:\n${dead.join('\n')}`)
  if (values.issue) reportAsIssue([...due, ...dead.map((link) => `The source ${link}`)])
  process.exitCode = due.length + dead.length > 0 ? 1 : 0
})
