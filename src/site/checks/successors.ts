import type { Problem } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { problemInFile } from './sharedCauses.ts'

/** Following lenders to those that answer for them comes to an end: none answers for itself by way of others. */
export function checkSuccessors(draft: Draft): Problem[] {
  const { lenders } = draft.site
  const told = new Set<string>()
  return [...lenders.keys()].flatMap((slug) => {
    const round = roundFrom(slug, (one) => {
      const successor = lenders.get(one)?.successor
      return successor?.kind === 'lender' ? successor.lender : undefined
    })
    if (!round || round.some((one) => told.has(one))) return []
    for (const one of round) told.add(one)
    const what =
      round.length === 1
        ? `${slug} is its own successor`
        : `no lender answers in the end: ${[...round, slug].join(' → ')}`
    return problemInFile(
      draft,
      `content/lenders/${slug}.yaml`,
      ['successor', 'lender'],
      'successor-loop',
      what,
      round.length === 1
        ? 'name the lender that answers now, or take out the successor'
        : 'take out the successor of the lender that answers now',
    )
  })
}

/** The slugs from one back to itself; undefined when the way ends, or goes round elsewhere. */
function roundFrom(slug: string, nextOf: (slug: string) => string | undefined): string[] | undefined {
  const way = [slug]
  for (let next = nextOf(slug); next !== undefined; next = nextOf(next)) {
    if (next === slug) return way
    if (way.includes(next)) return undefined
    way.push(next)
  }
  return undefined
}
