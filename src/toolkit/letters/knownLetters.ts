import { dataClient } from '../../browser/dataClient.ts'
import { once } from '../../browser/once.ts'
import type { EarlierLetter } from '../../replies/earlierLetters.ts'
import type { ReadyLetters } from '../../replies/readLetters.ts'
import type { TaughtLetters } from '../../replies/schema.ts'

export const lettersQuery = { queryKey: ['/lender-letters.json'] }

type Reader = Pick<
  typeof import('../../replies/readLetters.ts'),
  'readLetters' | 'readPicked' | 'checkedPoints' | 'evidenceFor'
> &
  Pick<typeof import('../../papers/letterDate.ts'), 'letterDate'> & { earlierIn: (text: string) => EarlierLetter[] }

let known: (ReadyLetters & Reader) | undefined

/** Fetch the letters and the code that reads them: only visitors who go on want either. Throws when either fails. */
export const fetchLetters = once(async (): Promise<void> => {
  const [read, { letterDate }, { earlierLetters }, { datesIn }, letters] = await Promise.all([
    import('../../replies/readLetters.ts'),
    import('../../papers/letterDate.ts'),
    import('../../replies/earlierLetters.ts'),
    import('../../papers/values.ts'),
    dataClient.fetchQuery<TaughtLetters>(lettersQuery),
  ])
  const { readyLettersInParts, readLetters, readPicked, checkedPoints, evidenceFor } = read
  const earlierIn = (text: string) => earlierLetters(text, datesIn)
  const ready = await readyLettersInParts(letters, {
    time: () => performance.now(),
    pause: () => new Promise((resume) => setTimeout(resume)),
  })
  known = { ...ready, readLetters, readPicked, checkedPoints, evidenceFor, letterDate, earlierIn }
})

/** Return the letters and their reader, ready for use; undefined until they have been fetched. */
export const knownLetters = (): (ReadyLetters & Reader) | undefined => known
