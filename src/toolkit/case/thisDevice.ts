import { exportCaseFile } from '../../casefile/caseFile.ts'
import { firstCase, furtherCase, openCaseNote, pointerToOpen } from '../../casefile/casePointer.ts'
import type { Device } from './openCase.ts'
import { newId } from './snapshot.ts'

/** Milliseconds another tab may hold the lock. One that has stopped would hold it for good. */
const patience = 3000

let pointer: string | undefined

/** The pointer of the case of this page. It is looked up once, so that what is opened in other tabs never changes it. */
export const openPointer = (): string =>
  (pointer ??= orForbidden(() => pointerToOpen(sessionStorage, localStorage), firstCase))

/** Note for this tab which case it has open, once a device has several, so that it has the same one when it is loaded again. */
export const holdOpenCase = (): void =>
  orForbidden(() => {
    if (localStorage.getItem(openCaseNote) !== null) sessionStorage.setItem(openCaseNote, openPointer())
  }, undefined)

/** Look into the storage. It can be forbidden; then there is one case, and it is in memory. */
export function orForbidden<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look()
  } catch {
    return otherwise
  }
}

let reader: typeof import('./caseReader.ts') | undefined

/** Fetch the reader and merger of cases if the device may hold one; otherwise no tool needs it. */
export async function fetchReader(): Promise<void> {
  const isOfCase = (name: string) => name.startsWith(firstCase) || name.startsWith(furtherCase)
  const mayHold = orForbidden(() => Object.keys(localStorage).some(isOfCase), false)
  if (reader === undefined && mayHold) reader = await import('./caseReader.ts')
}

function theReader() {
  if (reader === undefined) throw new DOMException('what reads a case has not come', 'NetworkError')
  return reader
}

/** The device that the page is open on. Whoever reads a case fetches the reader first. */
export const thisDevice: Device = {
  place: () => ({ store: localStorage, pointer: openPointer() }),
  alone: (work) =>
    withLock(
      () => navigator.locks,
      async () => {
        // Another tab may have saved the first case. If the reader does not load, only reading that case fails.
        await fetchReader().catch(() => undefined)
        work()
      },
    ),
  moment: () => new Date().toISOString(),
  random: () => {
    const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
    return (high % 2 ** 16) * 2 ** 32 + low
  },
  newId,
  format: {
    print: exportCaseFile,
    parse: (content) => theReader().parse(content),
    merge: (...cases) => theReader().merge(...cases),
  },
}

/** Work under the lock that all tabs share. Where locks are missing, refused or never granted, work without one rather than silently not at all. */
export async function withLock(
  locks: () => Pick<LockManager, 'request'> | undefined,
  work: () => void | Promise<void>,
): Promise<void> {
  let begun = false
  const once = async () => {
    if (begun) return
    begun = true
    await work()
  }
  try {
    await locks()?.request('car-finance-case', { signal: AbortSignal.timeout(patience) }, once)
  } catch (error) {
    // An error of the work itself, not of the lock.
    if (begun) throw error
  }
  await once()
}
