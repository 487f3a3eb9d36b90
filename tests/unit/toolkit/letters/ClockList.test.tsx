import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ClockName } from '../../../../src/rules/deadlines/clock.ts'
import { ClockList } from '../../../../src/toolkit/letters/ClockList.tsx'
import { contentWords } from '../../support/contentWords.ts'
import { withWords } from '../../support/withWords.tsx'

/** The sentences of a clock whose last day is a Monday. */
function saidOn(today: string, clock: ClockName): string[] {
  const state = today > '2026-11-30' ? ('passed' as const) : ('running' as const)
  const one = { clock, event: null, lastDay: '2026-11-30', advisedDay: '2026-11-27', state }
  const html = renderToStaticMarkup(withWords(<ClockList clocks={[one]} today={today} />))
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = '']) => words.replaceAll(/<[^>]+>/g, ''))
}

const { ombudsman, court, sar } = contentWords.clocks.clocks

test.each([
  [
    '2026-11-26',
    'ombudsman',
    ['Aim for Friday 27 November 2026, a working day before it.', `If the date passes: ${ombudsman.ifPassed}`],
  ],
  ['2026-11-29', 'ombudsman', ['It’s very close, so send it today.', `If the date passes: ${ombudsman.ifPassed}`]],
  ['2026-11-30', 'ombudsman', ['That’s today: send it now.', `If the date passes: ${ombudsman.ifPassed}`]],
  ['2026-12-01', 'ombudsman', [`Now the date has passed: ${ombudsman.ifPassed}`]],
  [
    '2026-11-30',
    'court',
    ['Today is the last day, so speak to a solicitor now.', `If the date passes: ${court.ifPassed}`],
  ],
  ['2026-11-30', 'sar', [`If the date passes: ${sar.ifPassed}`]],
  ['2026-12-01', 'sar', [`Now the date has passed: ${sar.ifPassed}`]],
] as const)('on %s the clock “%s” says what fits the day', (today, clock, says) =>
  expect(saidOn(today, clock)).toEqual(says),
)
