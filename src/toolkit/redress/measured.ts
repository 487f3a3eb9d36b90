/** Runs a calculation and records how long it took, for browsers’ performance tools and our own tests. */
export function measured<Value>(name: string, calculate: () => Value): Value {
  const start = performance.now()
  const value = calculate()
  performance.measure(name, { start, end: performance.now() })
  return value
}
