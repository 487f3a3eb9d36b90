import { useEffect } from 'react'

/** How often a browser has to see code before it makes it fast, roughly: it took the first ten agreements from some 25 ms to 10 at a quarter of a processor’s speed. */
export const warmUpRounds = 40

/** What is left of an idle moment, in milliseconds, that a round of work may still begin in. */
const enough = 6
/** Where there are no idle moments to be told of, a round is done this often, in milliseconds. */
const pause = 100

/** Does a small piece of work so many times while the browser has nothing else to do, and stops with the component. */
export function useIdle(work: () => void, rounds: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, whatever the work is
  useEffect(() => {
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
  }, [])
}
