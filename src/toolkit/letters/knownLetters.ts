import { dataClient } from '../../browser/dataClient.ts'
import type { EarlierLetter } from '../../replies/earlierLetters.ts'
import type { ReadyLetters } from '../../replies/readLetters.ts'
import type { TaughtLetters } from '../../replies/schema.ts'

/** The letters that lenders send, as the build wrote them. */
export const lettersQuery = { queryKey: ['/lender-letters.json'] }

type Reader = Pick<
  typeof import('../../replies/readLetters.ts'),
  'readLetters' | 'readPicked' | 'checkedPoints' | 'evidenceFor'
> &
  Pick<typeof import('../../papers/letterDate.ts'), 'letterDate'> & { earlierIn: (text: string) => EarlierLetter[] }

let known: (ReadyLetters & Reader) | undefined

/** Has the letters fetched, with the code that reads them: only those who go on want either. Throws when they cannot be. */
export async function fetchLetters(): Promise<void> {
  if (known) return
  const [read, { letterDate }, { earlierLetters }, { datesIn }, letters] = await Promise.all([
    import('../../replies/readLetters.ts'),
    import('../../papers/letterDate.ts'),
    import('../../replies/earlierLetters.ts'),
    import('../../papers/values.ts'),
    dataClient.fetchQuery<TaughtLetters>(lettersQuery),
  ])
  const { readyLetters, readLetters, readPicked, checkedPoints, evidenceFor } = read
  const earlierIn = (text: string) => earlierLetters(text, datesIn)
  known = { ...readyLetters(letters), readLetters, readPicked, checkedPoints, evidenceFor, letterDate, earlierIn }
}

/** The letters, ready to be looked for, and what looks; undefined until they have been fetched. */
export const knownLetters = (): (ReadyLetters & Reader) | undefined => known
