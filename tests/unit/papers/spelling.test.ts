import { expect, test } from 'vitest'
import { respelt } from '../../../src/papers/variants.ts'

test('a letter missing, one too many, and two the other way round are put right in the words of labels', () => {
  expect(respelt('Ammount of Credt')).toBe('Amount of Credit')
  expect(respelt('TOTAL AMUONT PAYABEL')).toBe('TOTAL AMOUNT PAYABLE')
  expect(respelt('Depsoit, Suplier, Agreeement Nubmer')).toBe('Deposit, Supplier, Agreement Number')
})

test('words of their own stay as they are', () => {
  const text = 'Contact number, prices charged on deposits, mount, changes, dealers, hire, payments'
  expect(respelt(text)).toBe(text)
})
