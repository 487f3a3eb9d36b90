import { expect, test } from 'vitest'
import { looseFiguresIn } from '../../../../src/site/checks/looseFigures.ts'

test.each([
  ['It paid £1,200 back.', { text: '£1,200', what: 'the amount', offset: 8 }],
  ['It was 36 per cent.', { text: '36 per cent', what: 'the percentage', offset: 7 }],
  ['It ended on 28 January 2021.', { text: '28 January 2021', what: 'the date', offset: 12 }],
  ['You have six months.', { text: 'six months', what: 'the length of time', offset: 9 }],
  ['It was 10% then.', { text: '10%', what: 'the percentage', offset: 7 }],
  ['There were 43 lenders.', { text: '43', what: 'the count', offset: 11 }],
])('%s', (text, figure) => {
  expect(looseFiguresIn(text)).toEqual([figure])
})

test.each([
  'Read PS26/3 and form V5C.',
  'It costs £0.',
  'At 0% there is no interest.',
  'It is {% fact "fees.cap" /%}.',
  '{% example %}She paid £300.{% /example %}',
  '[One](/in-2021)',
  '1. The first\n2. The second',
])('no loose figure: %s', (text) => {
  expect(looseFiguresIn(text)).toEqual([])
})
