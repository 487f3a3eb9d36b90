import { pointerToOpen } from '../casefile/casePointer.ts'
import { startIsland } from './islands.ts'
import { keepOffline } from './keepOffline.ts'

/** Do the work that can wait until the browser is idle: read the kept case, and store the site for use without a network. */
export function onIdle(): Promise<void> {
  startForCase()
  document.addEventListener('page-shown', startForCase)
  return keepOffline()
}

/** Starts the islands that have something to say only to a visitor with a case on this device. */
function startForCase(): void {
  if (!hasCase()) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-case]'))
    startIsland(element).catch(() => undefined)
}

/** False as well where the browser forbids storage. */
function hasCase(): boolean {
  try {
    return localStorage.getItem(pointerToOpen(sessionStorage, localStorage)) !== null
  } catch {
    return false
  }
}
