import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Notes what moves on every page that is opened from now on. */
export const noteLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const layoutShifts: { value: number; hadRecentInput: boolean }[] = []
    Object.assign(window, { layoutShifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) layoutShifts.push({ value, hadRecentInput })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How far things have moved on a page, each time; `byThemselves` leaves out what followed a press or key within half a second. */
export const layoutShifts = (page: Page, { byThemselves = false } = {}): Promise<number[]> =>
  page.evaluate(async (alone) => {
    // The first frame moves the page, the second tells what that has moved.
    for (let frames = 0; frames < 2; frames++) await new Promise((next) => requestAnimationFrame(next))
    return (window as unknown as { layoutShifts: Shift[] }).layoutShifts
      .filter(({ hadRecentInput }) => !(alone && hadRecentInput))
      .map(({ value }) => value)
  }, byThemselves)
