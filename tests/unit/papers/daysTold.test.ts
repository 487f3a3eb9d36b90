import { expect, test } from 'vitest'
import { agreedOn, settlementTold } from '../../../src/papers/days.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

test('the day that a letter tells, however much it tells before it', () => {
  const told = (text: string) => pagesOfText(text).flatMap((page) => agreedOn(page).map(({ value }) => value))
  expect(
    told(
      'You entered into conditional sale agreement 4410 2 with Acorn Credit Limited,\ntrading as Acorn Motor Loans, on 16 May 2015. It was for a car.',
    ),
  ).toEqual(['2015-05-16'])
  expect(told('Your hire purchase agreement with us began on 16 May 2015.')).toEqual(['2015-05-16'])
  expect(told('On 2 May 2019 you bought a car from Acorn Cars. You took out a hire purchase agreement.')).toEqual([
    '2019-05-02',
  ])
  expect(told('On 2 May 2019 you took out a conditional sale agreement with us.')).toEqual(['2019-05-02'])
  expect(told('On 2 May 2019 you made a complaint about your agreement.')).toEqual([])
  expect(told('We have looked at the complaint you made about your agreement on 2 May 2019.')).toEqual([])
  expect(told('On 2 May 2019 you bought a car for cash. You were pleased.')).toEqual([])
  expect(told('Signed by you with a code sent to your phone on 16 May 2015 at 16:20')).toEqual(['2015-05-16'])
  expect(told('You signed for our letter about the agreement on 16 May 2015.')).toEqual([])
})

test('the day of the payment that settled an agreement', () => {
  const told = (text: string) => pagesOfText(text).flatMap((page) => settlementTold(page).map(({ value }) => value))
  expect(told('We received £512.40 on 19 May 2019, which settled your agreement in full.')).toEqual(['2019-05-19'])
  expect(told('Your payment reached us on 19 May 2019. The agreement is now closed.')).toEqual(['2019-05-19'])
  expect(told('We received your letter on 19 May 2019. The agreement is still open.')).toEqual([])
})
