import { dataClient } from '../../browser/dataClient.ts'
import type { ReadyLetters } from '../../replies/signsIn.ts'
import type { LenderLetters } from '../../replies/schema.ts'
import { lettersQuery } from '../letters/lettersQuery.ts'

type Reader = Pick<typeof import('../../replies/readLetters.ts'), 'readLetters' | 'readPicked' | 'checkedPoints'>

let known: (ReadyLetters & Reader) | undefined

/** Has the letters fetched, with the code that reads them: only those who go on want either. Throws when they cannot be. */
export async function fetchLetters(): Promise<void> {
  const [{ readyLetters, readLetters, readPicked, checkedPoints }, letters] = await Promise.all([
    import('../../replies/readLetters.ts'),
    dataClient.fetchQuery<LenderLetters>(lettersQuery),
  ])
  known = { ...readyLetters(letters), readLetters, readPicked, checkedPoints }
}

/** The letters, ready to be looked for, and what looks; undefined until they have been fetched. */
export const knownLetters = (): (ReadyLetters & Reader) | undefined => known
