import type { Problem } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { hopsFrom } from './addresses.ts'
import { problemInFile } from './sharedCauses.ts'

/** Following lenders to those that answer for them comes to an end: none answers for itself by way of others. */
export function checkSuccessors(draft: Draft): Problem[] {
  const { lenders } = draft.site
  const next = new Map(
    [...lenders].flatMap(([slug, { successor }]) =>
      successor?.kind === 'lender' ? [[slug, successor.lender] as const] : [],
    ),
  )
  const told = new Set<string>()
  return [...lenders.keys()].flatMap((slug) => {
    const round = hopsFrom(slug, next)
    if (round.at(-1) !== slug || round.some((one) => told.has(one))) return []
    for (const one of round) told.add(one)
    const isOwn = round.length === 1
    return problemInFile(
      draft,
      `content/lenders/${slug}.yaml`,
      ['successor', 'lender'],
      'successor-loop',
      isOwn ? `${slug} is its own successor` : `no lender answers in the end: ${[slug, ...round].join(' → ')}`,
      isOwn
        ? 'name the lender that answers now, or take out the successor'
        : 'take out the successor of the lender that answers now',
    )
  })
}
