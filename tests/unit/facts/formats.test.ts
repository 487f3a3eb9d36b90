import { expect, test } from 'vitest'
import { CompanyNumber, endsWithPostcode, Phone } from '../../../src/facts/formats.ts'

test.each(['0344 824 8888', '+44 20 7946 0000', '01632 96001', '(0344) 824 8888'])(
  '%s is a number to ring',
  (number) => {
    expect(Phone.safeParse(number).success).toBe(true)
  },
)

test.each(['01632', '0344 824 8888 0344 824 8888', '00000 000 000', '01632 960 00l', '((((', '344 824 8888'])(
  '%s is none',
  (number) => {
    expect(Phone.safeParse(number).success).toBe(false)
  },
)

test('a number at Companies House is eight figures, or two letters of a register and six', () => {
  const numbers = ['01024322', 'SC123456', '1024322', 'sc123456', 'GB000000', 'ABCDEFGH']
  expect(numbers.filter((number) => CompanyNumber.safeParse(number).success)).toEqual(['01024322', 'SC123456'])
})

test('an address ends with its postcode, written as the post writes it', () => {
  const ends = ['Cardiff CF10 5BH', 'London EC1A 1BB', 'Cardiff CF1O 5BH', 'Cardiff cf10 5bh', 'Cardiff']
  expect(ends.filter(endsWithPostcode)).toEqual(['Cardiff CF10 5BH', 'London EC1A 1BB'])
})
