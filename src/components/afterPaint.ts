import { useEffect, useState } from 'react'

/** Run `work` once the browser has painted the press or key before it; at once when the page is hidden or left. */
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

/** Return a value as of the last paint, for slow work that depends on it. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value)
  useEffect(() => afterPaint(() => setShown(() => value)), [value])
  return shown
}
