import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { complaintLetters } from '../../../src/letters/complaintLetters.ts'
import { fileName } from '../../../src/letters/fileName.ts'
import type { Letter } from '../../../src/letters/letter.ts'
import { longestMailLink, mailLinks, toDocx } from '../../../src/letters/letterOutputs.ts'
import { toEmailText, toPlainText } from '../../../src/letters/toPlainText.ts'
import { tries } from '../../support/nightly.ts'
import { hostileText } from '../support/anyCaseFile.ts'
import { ann, complaintAnswers, context, lettersOf } from './sampleCase.ts'

const letterFor = (person = ann): Letter => lettersOf(complaintLetters(complaintAnswers({ person }), context))[0]!
const to = (letter: Letter, email: string): Letter => ({ ...letter, to: { ...letter.to, email } })
const short = (words: string): Letter => ({ ...letterFor(), paragraphs: [{ kind: 'text', text: words }] })

describe('e-mail', () => {
  test('a short letter goes into the link to the mail program, encoded', () => {
    const { mail } = mailLinks(to(short('a; b & c # d\ne'), 'name@example.com'))
    expect(mail.body).toBe('included')
    expect(mail.href).toMatch(
      /^mailto:name@example\.com\?subject=Car%20finance.*&body=Dear%20Complaints%20Team%2C%0D%0A%0D%0Aa%3B%20b%20%26%20c%20%23%20d%0D%0Ae/,
    )
  })
  test('a letter of 2,300 characters does not', () => {
    const { mail, text } = mailLinks(short('x'.repeat(2_300)))
    expect(mail.body).toBe('copy')
    expect(mail.href).not.toContain('body=')
    expect(mail.href).toContain('Car%20finance%20commission')
    expect(text).toContain('x'.repeat(2_300))
  })
  test('the limit is exact', () => {
    const linkFor = (words: string) => mailLinks(short(words)).mail
    const room = longestMailLink - linkFor('').href.length
    expect(linkFor('x'.repeat(room))).toMatchObject({ body: 'included' })
    expect(linkFor('x'.repeat(room)).href).toHaveLength(longestMailLink)
    expect(linkFor('x'.repeat(room + 1)).body).toBe('copy')
  })
  test('a lender without an address: the links name nobody', () => {
    const { mail, web } = mailLinks({ ...short('x'), to: { name: 'X', lines: [], email: null } })
    expect(mail.href).toMatch(/^mailto:\?subject=/)
    expect(web.map(({ href }) => href)).toEqual([
      'https://mail.google.com/mail/?view=cm&fs=1',
      'https://outlook.live.com/mail/0/deeplink/compose',
      'https://compose.mail.yahoo.com/',
    ])
  })
  test('a link to webmail names the lender’s address', () => {
    expect(mailLinks(to(letterFor(), ' name@example.com ')).web).toEqual([
      { service: 'gmail', href: 'https://mail.google.com/mail/?view=cm&fs=1&to=name%40example.com' },
      { service: 'outlook', href: 'https://outlook.live.com/mail/0/deeplink/compose?to=name%40example.com' },
      { service: 'yahoo', href: 'https://compose.mail.yahoo.com/?to=name%40example.com' },
    ])
  })
  test('a link to webmail holds nothing of the letter, whatever that says: it is the same for every letter', () => {
    const empty: Letter = { ...letterFor(), subject: '', reference: '', paragraphs: [], from: [], signature: [] }
    fc.assert(
      fc.property(
        hostileText,
        hostileText,
        hostileText,
        hostileText,
        hostileText,
        (subject, reference, words, name, email) => {
          const letter: Letter = { ...short(words), subject, reference, from: [name, words], signature: [name] }
          expect(mailLinks(to(letter, email)).web).toEqual(mailLinks(to(empty, email)).web)
        },
      ),
      { numRuns: tries(1_000) },
    )
  })
  test('what is copied for webmail has the subject on its first line, and then the letter', () => {
    const { subject, reference } = letterFor()
    const { text, toPaste } = mailLinks(letterFor())
    expect(toPaste).toBe(`${subject} (${reference})\n\n${text}`)
  })
  test('no link is ever too long, and none can hold a second header', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (subject, words, email) => {
        const { mail, web } = mailLinks(to({ ...short(words), subject }, email))
        for (const { href } of [mail, ...web]) {
          expect(href.length).toBeLessThanOrEqual(longestMailLink)
          expect(href).not.toMatch(/[\s<>"]/)
          expect([...href.matchAll(/[?&](body|subject|su|to|cc|bcc)=/g)].length).toBeLessThanOrEqual(3)
        }
      }),
      { numRuns: tries(1_000) },
    )
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
    return {
      text: (await mammoth.extractRawText({ buffer })).value,
      html: (await mammoth.convertToHtml({ buffer })).value,
    }
  }
  test('says what the plain text says, with headings and lists', async () => {
    const letter = letterFor({
      ...ann,
      fullName: 'Nguyễn Thị Ánh <b>O’Brien</b>',
      previousNames: ['محمد', '李小龙 👩‍👩‍👧'],
    })
    const { text, html } = await read(letter)
    // The reader leaves line breaks out, so the two are compared without any space.
    const words = (content: string) => content.replace(/^(-|\d+\.) /gm, '').replace(/\s+/g, '')
    expect(words(text)).toBe(words(toPlainText(letter)))
    expect(html).toContain('<h1>Car finance commission: questions and a complaint, agreement VW12345678</h1>')
    expect(html).toContain('<h2>Part A: please tell me within 1 month (this part is not a complaint)</h2>')
    expect(html).toContain('<ul><li>whether you paid commission')
  })
  test('has the address where the window of an envelope is, and the subject below it', async () => {
    const file = unzipSync(new Uint8Array(await (await toDocx(letterFor(ann))).arrayBuffer()))
    const page = strFromU8(file['word/document.xml'] ?? new Uint8Array())
    const frames = [...page.matchAll(/<w:framePr [^>]*w:x="(\d+)" w:y="(\d+)"/g)].map(([, x, y]) =>
      [x, y].map((twips) => Math.round((Number(twips) * 25.4) / 1440)),
    )
    expect(frames).toEqual([
      [120, 20],
      [20, 20],
      [20, 57],
    ])
    expect(page).toContain('<w:spacing w:after="80" w:before="3968"/>')
  })
  test('holds whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (words) => {
        const { text } = await read(short(words))
        const visible = (content: string) => content.toWellFormed().replace(/[\p{C}\s]/gu, '')
        expect(visible(text)).toContain(visible(words))
      }),
      { numRuns: 40 },
    )
  })
})

test('the e-mail text has no letterhead, and says who writes at the end', () => {
  const text = toEmailText(letterFor())
  expect(text.startsWith('Dear Complaints Team,')).toBe(true)
  expect(text).toContain('Yours faithfully,\nAnn O’Brien\n12 High Street\nLeeds\nLS1 1AA')
})
