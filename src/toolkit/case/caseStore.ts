import { useSyncExternalStore } from 'react'
import { once } from '../../browser/once.ts'
import { openCaseNote } from '../../casefile/casePointer.ts'
import { afterPaint } from '../../components/afterPaint.ts'
import { isOfCase } from './keptCase.ts'
import { atFirst, type CaseState, isUnsaved, openCase } from './openCase.ts'
import { fetchReader, holdOpenCase, openPointer, thisDevice } from './thisDevice.ts'

/** The case of this visit. It lives as long as the tab shows pages of this site, from one tool to the next. */
const theCase = openCase(thisDevice)

export const {
  state: caseState,
  change: changeCase,
  fill: fillCase,
  remove: deleteCase,
  follow: followCase,
  take: takeFile,
  say: sayOfCase,
} = theCase

/** Save the case once earlier key presses have reached it. */
export const saveCase = (overDamaged?: boolean): Promise<void> =>
  new Promise((saved) => afterPaint(() => saved(theCase.save(overDamaged))))

/** The case, kept up to date. Empty while the page is prerendered. */
export const useCase = (): CaseState => useSyncExternalStore(theCase.listen, theCase.state, () => atFirst)

/** Bring back what was saved on this device, once a visit, and watch for what other tabs save and delete. */
export const restoreCase = once(async (): Promise<void> => {
  // If the reader fails to load, a retry of the tool may load it.
  await fetchReader()
  theCase.restore()
  holdOpenCase()
  addEventListener('storage', ({ key, newValue }) => {
    const pointer = openPointer()
    if (key === openCaseNote) holdOpenCase()
    if (key === null || key === openCaseNote || isOfCase(key, pointer))
      void follow(key === null || (key === pointer && newValue === null))
  })
  // A page restored from the back/forward cache has missed every storage event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow()
  })
  addEventListener('beforeunload', (event) => {
    if (isUnsaved(theCase.state())) event.preventDefault()
  })
})

const follow = (isRemoved?: boolean): Promise<void> =>
  fetchReader()
    .catch(() => undefined)
    .then(() => theCase.follow(isRemoved))
