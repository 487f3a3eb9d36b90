import { expect, test } from 'vitest'
import { pagesOfText, wordsOf } from '../../../src/papers/lines.ts'
import { sectionsOf } from '../../../src/papers/sections.ts'

const sections = (text: string) =>
  pagesOfText(text)
    .flatMap(sectionsOf)
    .map(({ number, page }) => [number, ...page.lines.map(({ cells }) => wordsOf(cells))])

const figures = 'CASH PRICE 9,000.00\nDEPOSIT 500.00\nAMT CREDIT 8,500.00'

test('agreements one under another are parted at their numbers, and what stands before them is of each', () => {
  expect(sections(`A Bank plc\nCONTRACT 15277043\n${figures}\nCONTRACT 18840916\n${figures}`)).toEqual([
    ['15277043', 'A Bank plc', 'CONTRACT 15277043', ...figures.split('\n')],
    ['18840916', 'A Bank plc', 'CONTRACT 18840916', ...figures.split('\n')],
  ])
})

test('agreements side by side are parted by their columns', () => {
  expect(
    sections('Your agreements\nAgreement number    CB1144019    CB2288310\nCash price    £6,495.00    £11,250.00'),
  ).toEqual([
    ['CB1144019', 'Your agreements', 'Agreement number CB1144019', 'Cash price £6,495.00'],
    ['CB2288310', 'Your agreements', 'Agreement number CB2288310', 'Cash price £11,250.00'],
  ])
})

test('an account at a bank, a list of numbers and one agreement said twice part nothing', () => {
  const whole = (text: string) => expect(sections(text)).toEqual([[undefined, ...text.split('\n')]])
  whole(`Agreement number 70418823\n${figures}\nAccount number 00441278\n${figures}`)
  whole('Agreement 70418823\nAgreement 70418824\nAgreement 70418825')
  whole(`Agreement 70418823\n${figures}\nAgreement 70418823\n${figures}`)
})
