import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'

/** A value as it was when the browser last showed the page: for what takes long to follow from it. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value)
  useEffect(() => afterPaint(() => setShown(() => value)), [value])
  return shown
}
