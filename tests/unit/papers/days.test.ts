import { expect, test } from 'vitest'
import { dayRules, settledInLedger } from '../../../src/papers/days.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'
import { readByRules } from '../../../src/papers/rules.ts'

test('the day that a letter tells, however much it tells before it', () => {
  const told = (text: string) =>
    pagesOfText(text).flatMap((page) => readByRules(page, dayRules).map(({ value }) => value))
  expect(
    told(
      'You entered into conditional sale agreement 4410 2 with Acorn Credit Limited,\ntrading as Acorn Motor Loans, on 16 May 2015. It was for a car.',
    ),
  ).toEqual(['2015-05-16'])
  expect(told('Your hire purchase agreement with us began on 16 May 2015.')).toEqual(['2015-05-16'])
  expect(told('On 2 May 2019 you took out a conditional sale agreement with us.')).toEqual(['2019-05-02'])
  expect(told('On 2 May 2019 you made a complaint about your agreement.')).toEqual([])
  expect(told('We have looked at the complaint you made about your agreement on 2 May 2019.')).toEqual([])
  expect(told('Signed by you with a code sent to your phone on 16 May 2015 at 16:20')).toEqual(['2015-05-16'])
  expect(told('You signed for our letter about the agreement on 16 May 2015.')).toEqual([])
})

test('the day of the payment that settled an agreement', () => {
  const told = (text: string) =>
    pagesOfText(text).flatMap((page) => readByRules(page, dayRules).map(({ value }) => value))
  expect(told('We received £512.40 on 19 May 2019, which settled your agreement in full.')).toEqual(['2019-05-19'])
  expect(told('Your payment reached us on 19 May 2019. The agreement is now closed.')).toEqual(['2019-05-19'])
  expect(told('We received your letter on 19 May 2019. The agreement is still open.')).toEqual([])
})

const signedOn = (text: string) =>
  readPapers([{ name: 'paper.txt', pages: pagesOfText(`Hire purchase agreement\nVehicle Ford Focus\n${text}`) }], {
    lenders: [],
    names: [],
  }).agreements[0]?.findings.find(({ field }) => field === 'signedOn')

test('of the days on which two signed, the one that the first payment follows by a month', () => {
  const two = 'Signed by the customer    30 June 2015\nSigned for the lender    2 July 2015\n'
  expect(signedOn(`${two}The first falls due on 2 August 2015.`)).toMatchObject({ value: '2015-07-02' })
  expect(signedOn(`${two}48 payments starting on 30 July 2015`)).toMatchObject({ value: '2015-06-30' })
  expect(signedOn(`${two}First registered 2 August 2015`)).toMatchObject({ value: '2015-06-30' })
})

test('the day that is called the one of the agreement is well ahead of that of a signature', () => {
  const two = 'Date of signature    30 June 2015\nDate of agreement    2 July 2015'
  const read = signedOn(two)
  expect(read).toMatchObject({ value: '2015-07-02' })
  expect(read?.doubts).not.toContain('differs')
})

test('a day without a label that the first payment follows by a month', () => {
  expect(signedOn('Payable monthly commencing 07.06.2019\nHirer: G Penn    07.05.2019')).toMatchObject({
    value: '2019-05-07',
    doubts: ['by-sum'],
    place: { passage: 'Hirer: G Penn · 07.05.2019', mark: [16, 26] },
  })
  expect(signedOn('Hirer: G Penn    07.05.2019')).toBeUndefined()
})

test('a ledger books what settled the agreement', () => {
  const settled = (text: string) => pagesOfText(text).flatMap((page) => settledInLedger(page).map(({ value }) => value))
  const rows = '22/07/15    DD    183.95\n22/08/15    DD    183.95\n'
  expect(settled(`${rows}24/04/18    SET    SETTLED - DLR CHEQUE    2,421.13`)).toEqual(['2018-04-24'])
  expect(settled(`${rows}24/04/18    Settlement figure sent`)).toEqual([])
  expect(settled('24/04/18    SETTLED')).toEqual([])
})
