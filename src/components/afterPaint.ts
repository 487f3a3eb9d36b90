import { useEffect, useState } from 'react'

/** Does some work once the browser has shown the press or key before it; at once where the page is out of sight or left. */
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

/** A value as it was when the browser last showed the page: for what takes long to follow from it. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value)
  useEffect(() => afterPaint(() => setShown(() => value)), [value])
  return shown
}
