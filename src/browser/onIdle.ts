import { pointerToOpen } from '../casefile/casePointer.ts'
import { startIsland } from './islands.ts'
import { notify } from './notify.ts'
import { scriptAddress } from './scriptAddress.ts'

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

/** Registers the worker that keeps the tools and the pages that were read, and says when a new version of the site is ready. */
async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator
  const shown = serviceWorker.controller ? [] : [location.pathname]
  document.addEventListener('page-shown', () => {
    if (!serviceWorker.controller) shown.push(location.pathname)
  })
  const registration = await serviceWorker.register(scriptAddress('/sw.js'), {
    updateViaCache: 'none',
  })
  sayWhenNew(registration)
  const { active } = await serviceWorker.ready
  // Pages that were shown while the worker was still on its way did not pass through it.
  if (shown.length > 0) active?.postMessage({ does: 'keep', paths: shown })
}

function sayWhenNew(registration: ServiceWorkerRegistration): void {
  // The first version of all is news to nobody.
  const say = () => {
    if (registration.waiting && navigator.serviceWorker.controller)
      notify({
        title: 'A new version is ready',
        description: 'Finish what you are doing first if you like.',
        action: { label: 'Use it now', act: () => takeOver(registration) },
      })
  }
  say()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') say()
    })
  })
}

/** Only the tab where it was pressed loads again: another one may hold a form. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // Taken over from another tab already: nothing is left to wait for.
  if (waiting) waiting.postMessage({ does: 'take-over' })
  else location.reload()
}
