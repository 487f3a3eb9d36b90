import { useSyncExternalStore } from 'react'
import { atFirst, type CaseState, isUnsaved } from './caseMemory.ts'
import { casePointer } from '../../casefile/caseFile.ts'
import { openCase } from './openCase.ts'
import { thisDevice } from './thisDevice.ts'

/** The case of this visit. It lives as long as the tab shows pages of this site, from one tool to the next. */
const theCase = openCase(thisDevice)

export const {
  state: caseState,
  change: changeCase,
  fill: fillCase,
  save: saveCase,
  remove: deleteCase,
  take: takeFile,
  say: sayOfCase,
} = theCase

/** The case, kept up to date. Empty while the page is prerendered. */
export const useCase = (): CaseState => useSyncExternalStore(theCase.listen, theCase.state, () => atFirst)

let restored = false

/** Brings back what was saved on this device, once a visit, and watches for what other tabs save and delete. */
export function restoreCase(): void {
  if (restored) return
  restored = true
  theCase.restore()
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key.startsWith(casePointer))
      theCase.follow(key === null || (key === casePointer && newValue === null))
  })
  // A page that the browser has kept as it was, and now shows again, has missed every message.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) theCase.follow()
  })
  addEventListener('beforeunload', (event) => {
    if (isUnsaved(theCase.state())) event.preventDefault()
  })
}
