import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from '../../../src/components/afterPaint.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose frames and timers come when the test says so, and how it is left. */
function page(hidden: boolean) {
  const waiting: (() => void)[] = []
  const later = (work: () => void) => void waiting.push(work)
  const leaving = new Set<() => void>()
  vi.stubGlobal('document', { hidden })
  vi.stubGlobal('requestAnimationFrame', later)
  vi.stubGlobal('setTimeout', later)
  vi.stubGlobal('addEventListener', (_: 'pagehide', listener: () => void) => leaving.add(listener))
  vi.stubGlobal('removeEventListener', (_: 'pagehide', listener: () => void) => leaving.delete(listener))
  return {
    next: () => waiting.shift()?.(),
    leave: () => {
      for (const listener of leaving) listener()
    },
    leaving,
  }
}

test('work is done after the frame that shows the press, not in it', () => {
  const { next, leaving } = page(false)
  const work = vi.fn()
  afterPaint(work)
  expect(work).not.toHaveBeenCalled()
  // The browser paints once the frame’s own callbacks are done.
  next()
  expect(work).not.toHaveBeenCalled()
  next()
  expect(work).toHaveBeenCalledOnce()
  expect(leaving.size).toBe(0)
})

test('a page that is left before it has shown the press loses nothing of it', () => {
  const { next, leave } = page(false)
  const work = vi.fn()
  afterPaint(work)
  leave()
  expect(work).toHaveBeenCalledOnce()
  next()
  next()
  expect(work).toHaveBeenCalledOnce()
})

test('a page out of sight has no frames, and its work is done at once', () => {
  page(true)
  const work = vi.fn()
  afterPaint(work)
  expect(work).toHaveBeenCalledOnce()
})
