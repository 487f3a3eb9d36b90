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

/** Start the islands that have something to say only to a visitor with a case on this device. */
function startForCase(): void {
  if (!hasCase()) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-case]'))
    startIsland(element).catch(() => undefined)
}

/** False too where the browser forbids storage. */
function hasCase(): boolean {
  try {
    return localStorage.getItem(pointerToOpen(sessionStorage, localStorage)) !== null
  } catch {
    return false
  }
}

/** Register the worker that stores the tools and the pages read, and say when a new version of the site is ready. */
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
  // Pages shown while the worker was still being installed did not pass through it.
  if (shown.length > 0) active?.postMessage({ does: 'keep', paths: shown })
}

function sayWhenNew(registration: ServiceWorkerRegistration): void {
  // Do not announce the very first version.
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

/** Reload only the tab with the pressed button: another may hold a form. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // With none waiting, another tab has activated it already.
  if (waiting) waiting.postMessage({ does: 'take-over' })
  else location.reload()
}
