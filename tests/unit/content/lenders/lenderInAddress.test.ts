import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lenderBehindHash, lenderIn, withLender } from '../../../../src/content/lenders/lenderInAddress.ts'

const site = 'https://kerbside.example'

test('a link names its lender behind the “#”, so that the request for the page does not', () => {
  const url = new URL(withLender('/guides/complaint-letter-generator', 'black-horse'), site)
  expect(url.search).toBe('')
  expect(lenderIn(url.hash)).toBe('black-horse')
})

test.each([
  ['', null],
  ['#main', null],
  ['#lender=x', null],
  ['#?finance=hp', null],
  ['#?finance=hp&lender=x', 'x'],
])('in "%s" the lender is %s', (hash, lender) => expect(lenderIn(hash)).toBe(lender))

test.each([
  ['/guides/sar-request-generator?lender=black-horse', '/guides/sar-request-generator#?lender=black-horse'],
  [
    '/guides/sar-request-generator?utm=a&lender=black-horse#main',
    '/guides/sar-request-generator?utm=a#?lender=black-horse',
  ],
  ['/guides/sar-request-generator?utm=a', undefined],
  ['/guides/sar-request-generator#?lender=black-horse', undefined],
])('the address %s becomes %s', (address, cleaned) => expect(lenderBehindHash(new URL(address, site))).toBe(cleaned))

test('an old address loses nothing but its lender’s place, whatever it says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.dictionary(fc.stringMatching(/^[a-k]+$/), fc.string()),
      (lender, others) => {
        const before = new URL(`/a?${new URLSearchParams({ ...others, lender })}`, site)
        const after = new URL(lenderBehindHash(before) ?? '', site)
        expect(lenderIn(after.hash)).toBe(before.searchParams.get('lender'))
        expect([...after.searchParams]).toEqual([...before.searchParams].filter(([name]) => name !== 'lender'))
      },
    ),
  )
})
