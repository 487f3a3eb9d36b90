import { expect, test } from 'vitest'
import { mailAddress } from '../../../src/pages/ReportMistake.tsx'

const words = {
  link: 'Report a mistake',
  subject: 'A mistake on “{title}”',
  body: 'What is wrong?\n\nPage: {title}\nAddress: {address}\nChecked: {checked}\nBuilt: {built}',
}
const blanks = {
  title: 'Fees & £0: 100%?',
  address: 'https://www.site.example/fees',
  checked: '21 November 2026',
  built: '22 November 2026',
}

test('the mail names page, address and both days, whatever signs a title has', () => {
  const address = mailAddress('help@site.example', words, blanks)
  const { protocol, pathname, searchParams } = new URL(address)
  expect([protocol, pathname]).toEqual(['mailto:', 'help@site.example'])
  expect(searchParams.get('subject')).toBe('A mistake on “Fees & £0: 100%?”')
  expect(searchParams.get('body')).toBe(
    'What is wrong?\r\n\r\nPage: Fees & £0: 100%?\r\nAddress: https://www.site.example/fees\r\nChecked: 21 November 2026\r\nBuilt: 22 November 2026',
  )
  expect(address).toMatch(/^[\w.~!*'():@?=&%,/-]+$/)
})

test('an address cannot add a field of its own', () => {
  expect(mailAddress('a?bcc=b@site.example', words, blanks)).toMatch(/^mailto:a%3Fbcc%3Db@site\.example\?subject=/)
})
