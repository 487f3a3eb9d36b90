import { useEffect } from 'react'
import { useAddressSearch } from './address.ts'
import type { FlowToolProps } from './FlowTool.tsx'

/** Runs after which a browser has made code fast, roughly: they took the first ten agreements from some 25 ms to 10 at a quarter of a processor’s speed. */
const rounds = 40

/** Least time left of an idle moment, in milliseconds, for a round of work to begin. */
const enough = 6
/** Pause between rounds where the browser reports no idle moments, in milliseconds. */
const pause = 100

/** After the first answer, repeat a small piece of work while the browser is idle. */
export function useWarmUp(load: () => Promise<(props: FlowToolProps) => void>, props: FlowToolProps): void {
  const begun = useAddressSearch() !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, with what the tool was given at first
  useEffect(() => {
    if (!begun) return
    let stopped = false
    let stop: (() => void) | undefined
    load().then(
      (work) => {
        if (!stopped) stop = whenIdle(() => work(props))
      },
      () => undefined,
    )
    return () => {
      stopped = true
      stop?.()
    }
  }, [begun])
}

/** Run `work` in idle moments until all rounds are done; return a stop function. */
function whenIdle(work: () => void): () => void {
  const hasIdle = 'requestIdleCallback' in window
  let left = rounds
  let waiting = 0
  const wait = () => {
    waiting = hasIdle ? requestIdleCallback(some) : window.setTimeout(some, pause)
  }
  const some = (idle?: IdleDeadline) => {
    do {
      work()
      left -= 1
    } while (left > 0 && idle !== undefined && idle.timeRemaining() > enough)
    if (left > 0) wait()
  }
  wait()
  return () => (hasIdle ? cancelIdleCallback(waiting) : clearTimeout(waiting))
}
