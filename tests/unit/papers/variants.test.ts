import { expect, test } from 'vitest'
import { inFigures, respelt, unabbreviated } from '../../../src/papers/variants.ts'

test('a letter missing and two the other way round are put right in the words of labels', () => {
  expect(respelt('Amout of Credt')).toBe('amount of credit')
  expect(respelt('TOTAL AMUONT PAYABEL')).toBe('TOTAL amount payable')
  expect(respelt('Depsoit, Suplier, Agreemnet Nubmer')).toBe('deposit, supplier, agreement number')
})

test('words of their own stay as they are', () => {
  const text = 'Contact number, prices charged on deposits, mount, changes, dealers, hire, payments'
  expect(respelt(text)).toBe(text)
})

test.each([
  ['AMT CREDIT', 'amount of CREDIT'],
  ['TCC 1,024.08', 'total charge for credit 1,024.08'],
  ['DLR COMM', 'dealer commission'],
  ['OPT FINAL', 'optional final payment'],
  ['P/EX 500.00', 'part exchange 500.00'],
  ['Inst Amt', 'instalment amount'],
  ['NO INST', 'number instalment'],
])('%s is %s', (short, whole) => expect(unabbreviated(short)).toBe(whole))

test('what stands after the first figure, and longer words, stay as they are', () => {
  expect(unabbreviated('CASH PRICE 10,400.00 NO FEE')).toBe('CASH PRICE 10,400.00 NO FEE')
  const prose = 'There is no charge for credit on this, and no interest either'
  expect(unabbreviated(prose)).toBe(prose)
})

test.each([
  ['nine thousand four hundred and ninety-five pounds', '£9,495.00'],
  ['two hundred and nineteen pounds and five pence each', '£219.05 each'],
  ['forty-eight monthly instalments', '48 monthly instalments'],
  ['sixty (60) months', '60 (60) months'],
  ['the sixteenth day of September two thousand and nine', 'the 16 day of September 2009'],
  ['the twelfth day of January 2011', 'the 12 day of January 2011'],
  ['the first and the second page', 'the first and the second page'],
  ['one two pounds', 'one two pounds'],
  ['one of the pounds', 'one of the pounds'],
])('"%s" is "%s"', (words, figures) => expect(inFigures(words)).toBe(figures))
