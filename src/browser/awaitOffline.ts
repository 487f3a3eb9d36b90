/**
 * Fetches what keeps the site usable without a network: on a tool’s page when the browser has nothing else to do,
 * elsewhere only when the visitor goes on or does something, so that reading one page costs no more than that page.
 */
export function awaitOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.connection?.saveData) return
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // Without it the site works as before, so a failure needs no words.
    whenIdle(() => void import('./onIdle.ts').then(({ onIdle }) => onIdle()).catch(() => undefined))
  }
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`)
  if (navigator.serviceWorker.controller || cameFromHere || document.querySelector('main .tool')) whenLoaded(begin)
  else
    for (const type of ['page-shown', 'click', 'keydown'])
      document.addEventListener(type, begin, { once: true, passive: true })
}

const whenLoaded = (work: () => void): void => {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

/** Safari has no word for "idle". */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 500)
