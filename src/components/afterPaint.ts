/**
 * Does some work once the browser has shown the press or key that it follows from. A page that is out of sight shows nothing, and one that
 * is left shows nothing more: there it is done at once.
 */
export function afterPaint(work: () => void): void {
  let isDone = false
  const doOnce = () => {
    removeEventListener('pagehide', doOnce)
    if (!isDone) work()
    isDone = true
  }
  addEventListener('pagehide', doOnce)
  if (document.hidden) doOnce()
  else requestAnimationFrame(() => setTimeout(doOnce))
}
