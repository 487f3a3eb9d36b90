import { UsageError } from '../src/build/faults.ts'
import { freshnessReport } from '../src/outputs/factsReport.ts'
import type { Site } from '../src/site/site.ts'
import { readOptions, withErrorReport } from './command.ts'
import { reportAsIssue } from './freshness/issue.ts'
import { loadSite } from './loadSite.ts'

const { values } = readOptions({
  options: {
    site: { type: 'string', default: '.' },
    today: { type: 'string' },
    links: { type: 'boolean', default: false },
    issue: { type: 'boolean', default: false },
  },
})

/** Number of sources that are asked at once, and the most ms that each may take. */
const atOnce = 6
const patience = 20_000

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

/** The sources on other sites that do not answer, with what they said. Throws when none does: then it is the network that is out. */
async function deadLinks(site: Site): Promise<string[]> {
  const urls = [
    ...new Set([
      ...[...site.facts.values()].flatMap(({ values }) => values.map(({ source }) => source.url)),
      ...[...site.lenders.values()].flatMap(({ sources }) => sources),
      ...site.entries.flatMap(({ article }) => article?.meta.sources?.map(({ url }) => url) ?? []),
    ]),
  ].sort()
  const count = urls.length
  const dead: string[] = []
  const work = async () => {
    for (let url = urls.pop(); url !== undefined; url = urls.pop()) {
      // A site that is away for a moment is no reason to call a person.
      const fault = (await faultOf(url)) && (await faultOf(url))
      if (fault) dead.push(`${url}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (count > 1 && dead.length === count)
    throw new UsageError(
      `None of ${count} sources answered: this machine has no network, it seems. Try again when it has`,
    )
  return dead.sort()
}

async function faultOf(url: string): Promise<string | undefined> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'follow', signal: AbortSignal.timeout(patience) })
    // Many sites refuse a HEAD request or an unknown caller; only a page that is gone is a fault.
    return status === 404 || status === 410 ? `status ${status}` : undefined
  } catch (error) {
    const { message, cause } = error as Error
    return cause instanceof Error ? cause.message : message
  }
}
