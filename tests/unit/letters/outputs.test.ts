import mammoth from 'mammoth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { complaintLetters } from '../../../src/letters/complaintLetters.ts'
import { fileName } from '../../../src/letters/fileName.ts'
import type { Letter } from '../../../src/letters/letter.ts'
import { longestMailLink, mailLinks } from '../../../src/letters/mailLinks.ts'
import { toDocx } from '../../../src/letters/toDocx.ts'
import { toEmailText, toPlainText } from '../../../src/letters/toPlainText.ts'
import { hostileText } from '../support/anyCaseFile.ts'
import { ann, caseOf, context } from './sampleCase.ts'

const letterFor = (person = ann): Letter => {
  const written = complaintLetters({ caseFile: caseOf({ person }), want: 'both', askForRecords: true, complainedBefore: false }, context)
  if (written.result === 'stop' || !written.letters[0]) throw new Error('There is no letter')
  return written.letters[0]
}
const short = (words: string): Letter => ({ ...letterFor(), paragraphs: [{ kind: 'text', text: words }] })

describe('e-mail', () => {
  test('a short letter goes into the link, encoded', () => {
    const [mail, gmail, outlook, yahoo] = mailLinks(short('a; b & c # d\ne'), 'name@example.com').links
    expect(mail).toMatchObject({ service: 'mail', body: 'included' })
    expect(mail?.href).toMatch(/^mailto:name@example\.com\?subject=Car%20finance.*&body=Dear%20Complaints%20Team%2C%0D%0A%0D%0Aa%3B%20b%20%26%20c%20%23%20d%0D%0Ae/)
    expect(gmail?.href).toMatch(/^https:\/\/mail\.google\.com\/mail\/\?view=cm&fs=1&to=name%40example\.com&su=.*&body=/)
    expect(outlook?.href).toMatch(/^https:\/\/outlook\.live\.com\/mail\/0\/deeplink\/compose\?to=name%40example\.com&subject=.*&body=/)
    expect(yahoo?.href).toMatch(/^https:\/\/compose\.mail\.yahoo\.com\/\?to=name%40example\.com&subject=.*&body=/)
  })
  test('a letter of 2,300 characters does not', () => {
    const { links, text } = mailLinks(short('x'.repeat(2_300)))
    for (const { href, body } of links) {
      expect(body).toBe('copy')
      expect(href).not.toContain('body=')
      expect(href).toContain('Car%20finance%20commission')
    }
    expect(text).toContain('x'.repeat(2_300))
  })
  test('the limit is exact', () => {
    const lengthOf = (words: string) => mailLinks(short(words)).links[0]!
    const room = longestMailLink - lengthOf('').href.length
    expect(lengthOf('x'.repeat(room))).toMatchObject({ body: 'included' })
    expect(lengthOf('x'.repeat(room)).href).toHaveLength(longestMailLink)
    expect(lengthOf('x'.repeat(room + 1)).body).toBe('copy')
  })
  test('a lender without an address: the link names nobody', () => expect(mailLinks({ ...short('x'), to: { name: 'X', lines: [], email: null } }).links[0]?.href).toMatch(/^mailto:\?subject=/))
  test('no link is ever too long, and none can hold a second header', () => {
    fc.assert(fc.property(hostileText, hostileText, hostileText, (subject, words, to) => {
      for (const { href } of mailLinks({ ...short(words), subject }, to).links) {
        expect(href.length).toBeLessThanOrEqual(longestMailLink)
        expect(href).not.toMatch(/[\s<>"]/)
        expect([...href.matchAll(/[?&](body|subject|su|to|cc|bcc)=/g)].length).toBeLessThanOrEqual(3)
      }
    }), { numRuns: 1_000 })
  })
})

test.each([
  ['complaint', 'Black Horse', 'complaint-black-horse-2026-11-21'],
  ['complaint', 'Crédit Agricole / CA Auto', 'complaint-credit-agricole-ca-auto-2026-11-21'],
  ['sar', '李小龙', 'access-request-lender-2026-11-21'],
  ['ombudsman-pack', '../../etc/passwd', 'ombudsman-pack-etc-passwd-2026-11-21'],
  ['sar-fee', 'x'.repeat(10_000), `sar-fee-${'x'.repeat(50)}-2026-11-21`],
] as const)('%s to %s', (kind, firm, name) => expect(fileName(kind, firm, '2026-11-21')).toBe(name))

describe('the Word file', () => {
  const read = async (letter: Letter) => {
    const buffer = Buffer.from(await (await toDocx(letter)).arrayBuffer())
    return { text: (await mammoth.extractRawText({ buffer })).value, html: (await mammoth.convertToHtml({ buffer })).value }
  }
  test('says what the plain text says, with headings and lists', async () => {
    const letter = letterFor({ ...ann, fullName: 'Nguyễn Thị Ánh <b>O’Brien</b>', previousNames: ['محمد', '李小龙 👩‍👩‍👧'] })
    const { text, html } = await read(letter)
    // The reader leaves line breaks out, so the two are compared without any space.
    const words = (content: string) => content.replace(/^(-|\d+\.) /gm, '').replace(/\s+/g, '')
    expect(words(text)).toBe(words(toPlainText(letter)))
    expect(html).toContain('<h1>Car finance commission: questions and a complaint, agreement VW12345678</h1>')
    expect(html).toContain('<h2>Part A: please tell me (this part is not a complaint)</h2>')
    expect(html).toContain('<ul><li>if you paid commission')
  })
  test('holds whatever was typed', async () => {
    await fc.assert(fc.asyncProperty(hostileText, async (words) => {
      const { text } = await read(short(words))
      const visible = (content: string) => content.toWellFormed().replace(/[\p{C}\s]/gu, '')
      expect(visible(text)).toContain(visible(words))
    }), { numRuns: 40 })
  })
})

test('the e-mail text has no letterhead, and says who writes at the end', () => {
  const text = toEmailText(letterFor())
  expect(text.startsWith('Dear Complaints Team,')).toBe(true)
  expect(text).toContain('Yours faithfully,\nAnn O’Brien\n12 High Street\nLeeds\nLS1 1AA')
})
