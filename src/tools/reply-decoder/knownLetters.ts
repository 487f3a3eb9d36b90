import { dataClient } from '../../browser/dataClient.ts'
import { type ReadyLetters, readyLetters } from '../../replies/readLetters.ts'
import type { LenderLetters } from '../../replies/schema.ts'

/** The letters that lenders send, as the build wrote them. */
export const lettersQuery = { queryKey: ['/lender-letters.json'] }

/** Has them fetched. Throws when they cannot be. */
export const fetchLetters = (): Promise<LenderLetters> => dataClient.fetchQuery<LenderLetters>(lettersQuery)

let made: { of: LenderLetters; ready: ReadyLetters } | undefined

/** The letters, ready to be looked for; undefined until they have been fetched. */
export function knownLetters(): ReadyLetters | undefined {
  const of = dataClient.getQueryData<LenderLetters>(lettersQuery.queryKey)
  if (!of) return undefined
  if (made?.of !== of) made = { of, ready: readyLetters(of) }
  return made.ready
}
