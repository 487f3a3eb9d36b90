import { existsSync } from 'node:fs'

/** Watches a file of a site, each millisecond. `stop` says for how many milliseconds at most a reader would have found none. */
export function watchAbsence(file: string): { stop: () => number } {
  let longest = 0
  let lastSeen = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    if (existsSync(file)) lastSeen = now
    else longest = Math.max(longest, now - lastSeen)
  }, 1)
  return {
    stop: () => {
      clearInterval(timer)
      return longest
    },
  }
}
