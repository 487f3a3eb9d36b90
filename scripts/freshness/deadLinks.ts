import { UsageError } from '../../src/build/faults.ts'
import type { Site } from '../../src/site/site.ts'

const atOnce = 6
const patience = 20_000

/** The sources on other sites that do not answer, with what they said. Throws when none does: then it is the network that is out. */
export async function deadLinks(site: Site): Promise<string[]> {
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
