import { dataClient } from '../../browser/dataClient.ts'
import type { ReadyLetters } from '../../replies/readLetters.ts'
import type { TaughtLetters } from '../../replies/schema.ts'
import { lettersQuery } from './lettersQuery.ts'

type Reader = Pick<typeof import('../../replies/readLetters.ts'), 'readLetters' | 'readPicked' | 'checkedPoints'> &
  Pick<typeof import('../../papers/letterDate.ts'), 'letterDate'>

let known: (ReadyLetters & Reader) | undefined

/** Has the letters fetched, with the code that reads them: only those who go on want either. Throws when they cannot be. */
export async function fetchLetters(): Promise<void> {
  if (known) return
  const [{ readyLetters, readLetters, readPicked, checkedPoints }, { letterDate }, letters] = await Promise.all([
    import('../../replies/readLetters.ts'),
    import('../../papers/letterDate.ts'),
    dataClient.fetchQuery<TaughtLetters>(lettersQuery),
  ])
  known = { ...readyLetters(letters), readLetters, readPicked, checkedPoints, letterDate }
}

/** The letters, ready to be looked for, and what looks; undefined until they have been fetched. */
export const knownLetters = (): (ReadyLetters & Reader) | undefined => known
