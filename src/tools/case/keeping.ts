import { mergeAnswers } from '../../casefile/mergeAnswers.ts'
import { mergeCaseFiles } from '../../casefile/mergeCaseFiles.ts'
import { mergeChanges } from '../../casefile/mergeChanges.ts'
import { parseCaseFile } from '../../casefile/parseCaseFile.ts'
import { nothingAsked } from '../../casefile/toolAnswers.ts'
import { caseState, forgetCase, isUnsaved, setCaseState } from './caseStore.ts'
import { keptUnder, readKept, removeKept, writeKept } from './keptCase.ts'
import { nothingTold, type Snapshot } from './snapshot.ts'

/** Brings back what was saved on this device, once a visit, and watches for saves by other tabs. */
export function restoreCase(): void {
  if (watching) return
  watching = true
  addEventListener('storage', ({ key }) => { if (key === null || keptUnder.includes(key)) followOtherTab() })
  addEventListener('beforeunload', (event) => { if (isUnsaved(caseState())) event.preventDefault() })
  const kept = stored()
  if (kept && caseState().now === nothingTold) setCaseState({ now: kept.snapshot, kept })
}

let watching = false

/** Saves the case on this device. What another tab saved meanwhile is taken in first, so that neither overwrites the other. */
export const saveCase = (): Promise<void> => alone(() => {
  const { now, kept } = caseState()
  try {
    const theirs = readKept(localStorage)
    const isNewer = theirs !== null && theirs.revision !== kept?.revision
    const snapshot = isNewer ? merged(kept?.snapshot ?? nothingTold, theirs.snapshot, now) : now
    const fresh = { snapshot, revision: Math.max(theirs?.revision ?? 0, kept?.revision ?? 0) + 1, savedAt: new Date().toISOString() }
    writeKept(localStorage, fresh)
    setCaseState({ now: snapshot, kept: fresh, said: isNewer ? 'Saved. Another tab had saved too, and both are kept.' : 'Saved on this device.' })
  } catch (error) {
    setCaseState({ said: refusal(error) })
  }
})

/** Takes the case off the device and out of memory. */
export const deleteCase = (): Promise<void> => alone(() => {
  try {
    removeKept(localStorage)
    forgetCase('Everything is deleted from this device.')
  } catch {
    forgetCase('Nothing was kept on this device. What you had typed is deleted.')
  }
})

/** Takes in the text of a case file. One that cannot be used changes nothing, and the reason is said. */
export function importCase(content: string): boolean {
  const parsed = parseCaseFile(content)
  if (!parsed.ok) {
    setCaseState({ said: `${parsed.reason} Nothing was changed.` })
    return false
  }
  const { now } = caseState()
  const { caseFile, answers } = parsed.saved
  setCaseState({ now: now.caseFile.id === '' ? parsed.saved : { caseFile: mergeCaseFiles(now.caseFile, caseFile), answers: mergeAnswers(nothingAsked, now.answers, answers) }, said: 'The file is read. Press “Save on this device” to keep it here.' })
  return true
}

/** Another tab saved or deleted. A tab with nothing of its own to lose follows; any other says so and keeps what it has. */
function followOtherTab(): void {
  const kept = stored()
  const state = caseState()
  if (kept === null) {
    if (state.kept !== null) setCaseState({ kept: null, said: 'The saved case was deleted in another tab. What you see here is not saved.' })
  } else if (!isUnsaved(state)) {
    setCaseState({ now: kept.snapshot, kept, said: state.kept === null && state.now === nothingTold ? '' : 'Another tab saved changes. They are shown here now.' })
  } else if (kept.revision !== state.kept?.revision) {
    setCaseState({ said: 'Another tab saved changes. When you save here, both are kept.' })
  }
}

const merged = (base: Snapshot, theirs: Snapshot, ours: Snapshot): Snapshot => ({
  caseFile: base === nothingTold ? mergeCaseFiles(theirs.caseFile, ours.caseFile) : mergeChanges(base.caseFile, theirs.caseFile, ours.caseFile),
  answers: mergeAnswers(base.answers, theirs.answers, ours.answers),
})

/** One tab at a time, where the browser can see to that. */
const alone = async (work: () => void): Promise<void> => (navigator.locks ? navigator.locks.request('car-finance-case', work) : work())

function stored() {
  try {
    return readKept(localStorage)
  } catch {
    // Storage can be forbidden; the tools work without it.
    return null
  }
}

const refusal = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'This device has no room left, so it is not saved. Nothing on the screen is lost: export it as a file instead.'
    : 'This browser does not allow saving, so it is not saved. Nothing on the screen is lost: export it as a file instead.'
