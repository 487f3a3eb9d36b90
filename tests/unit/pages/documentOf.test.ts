import { expect, test } from 'vitest'
import { documentOf, factsShown, isSourced, mailAddress, withDoubt } from '../../../src/pages/documentOf.tsx'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good')
const entry = site.byPath.get('/')

test('a page says how it is written first, then what the build has for it: its policy before anything that policy is about', () => {
  if (!entry) throw new Error('there is no start page')
  expect(documentOf(site, entry, { head: '<meta name="policy">', end: '<script src="/a.js"></script>' })).toMatch(
    /^<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="policy"><meta name="viewport".*<script src="\/a\.js"><\/script><\/body><\/html>$/s,
  )
})

test('in development it has no policy of its own', () => {
  if (!entry) throw new Error('there is no start page')
  const html = documentOf(site, entry)
  expect(html).not.toContain('http-equiv')
  expect(html.match(/charset/gi)).toHaveLength(1)
})

test('each fact of a rendered page is named once, in the order of the page', () => {
  expect(
    factsShown(
      '<a class="fact" href="#source-a.b">1</a> <td data-fact="c.d">2</td> <a class="fact" href="#source-a.b">1</a>',
    ),
  ).toEqual(['a.b', 'c.d'])
})

test('a fact with its source beside it is not listed again', () => {
  expect(factsShown('<time data-fact="a.b" data-sourced="">1</time> <td data-fact="c.d">2</td>')).toEqual(['c.d'])
})

test.each([
  [
    '<p><a class="fact" href="#source-a.b">1</a></p><article class="prose" id="page-text"><p>words</p></article>',
    false,
  ],
  ['<article class="prose" id="page-text"><p>\n<a class="fact" href="#source-a.b">1</a></p></article>', true],
])('a page has its sources beside it when its own text leads to them: %s', (html, sourced) => {
  expect(isSourced(html)).toBe(sourced)
})

test('what the mark on a figure means is said once, beside the day the page was checked', () => {
  const checked = '<p class="checked">Last checked today.</p>'
  const marked = '<b class="unconfirmed">°</b>'
  expect(withDoubt(`${checked}${marked}${marked}`, '° is not sure.')).toBe(
    `<p class="checked">Last checked today. ° is not sure.</p>${marked}${marked}`,
  )
  expect(withDoubt(checked, '° is not sure.')).toBe(checked)
})

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
