import type { Paragraph } from 'docx'
import { longDate } from '../dates/plainDate.ts'
import { wellFormed } from '../text/wellFormed.ts'
import type { Block, Letter } from './letter.ts'
import { referenceLine, toEmailText } from './toPlainText.ts'

/** Longer links fail without a word in Windows mail programs and in webmail. */
export const longestMailLink = 1_800

/**
 * The link to the visitor’s own mail program, which stays on the device. With `body: 'copy'` the letter is too long for it: copy
 * `MailLinks.text` to the clipboard, open the link, and say that the letter is to be pasted.
 */
type MailLink = { href: string; body: 'included' | 'copy' }

/**
 * A link to a new email in webmail. A URL is sent to its server, and kept in histories, so it names the firm’s address
 * and nothing of the letter: copy `MailLinks.toPaste` to the clipboard, and say that it is to be pasted.
 */
export type WebmailLink = { service: 'gmail' | 'outlook' | 'yahoo'; href: string }

/** Links that start an e-mail, and what may have to be pasted into it. Nothing is sent until the visitor sends it. */
type MailLinks = { mail: MailLink; web: WebmailLink[]; text: string; toPaste: string }

export function mailLinks(letter: Letter): MailLinks {
  const to = letter.to.email?.trim() ?? ''
  const subject = `${letter.subject} (${letter.reference})`
  const text = toEmailText(letter)
  return {
    mail: mailLink({ to, subject, body: text }),
    web: webmailLinks(to),
    text,
    toPaste: `${subject}\n\n${text}`,
  }
}

/** The whole e-mail if it fits, else recipient and subject, else recipient. */
function mailLink({ to, subject, body }: Record<'to' | 'subject' | 'body', string>): MailLink {
  const write = (address: string, rest: Record<string, string>) =>
    `mailto:${encode(address).replaceAll('%40', '@')}${query('?', rest)}`
  const whole = write(to, { subject, body })
  if (whole.length <= longestMailLink) return { href: whole, body: 'included' }
  return { href: firstThatFits(write(to, { subject }), write(to, {})) ?? write('', {}), body: 'copy' }
}

/** Take only the address, so that no link can hold more. */
function webmailLinks(to: string): WebmailLink[] {
  const starts: [WebmailLink['service'], string, '?' | '&'][] = [
    ['gmail', 'https://mail.google.com/mail/?view=cm&fs=1', '&'],
    ['outlook', 'https://outlook.live.com/mail/0/deeplink/compose', '?'],
    ['yahoo', 'https://compose.mail.yahoo.com/', '?'],
  ]
  return starts.map(([service, start, first]) => ({
    service,
    href: firstThatFits(start + query(first, { to })) ?? start,
  }))
}

const firstThatFits = (...links: string[]) => links.find((link) => link.length <= longestMailLink)

function query(first: '?' | '&', fields: Record<string, string>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []))
  return pairs.length === 0 ? '' : `${first}${pairs.join('&')}`
}

/** Percent-encodes everything a link may not hold, with line breaks as mail wants them: CR LF. */
const encode = (words: string) => encodeURIComponent(wellFormed(words).replace(/\r\n|\r|\n/g, '\r\n'))

const twips = (millimetres: number) => Math.round((millimetres * 1440) / 25.4)

// Twentieths of a point: A4 with the margins of a printed letter (letters.css).
const a4 = { width: 11_906, height: 16_838 }
const margin = { top: twips(20), right: twips(20), bottom: twips(12), left: twips(20) }
const list = 'numbers'

/** Make a Word file: A4, 11 point like firms' letters, British English, real headings and lists. The library is fetched on the first call. */
export async function toDocx(letter: Letter): Promise<Blob> {
  const docx = await import('docx')
  const paragraph = (text: string, more: Partial<ConstructorParameters<typeof docx.Paragraph>[0] & object> = {}) =>
    new docx.Paragraph({ spacing: { after: 100 }, ...more, children: lines(text, docx.TextRun) })
  const blocks = (block: Block, instance: number): Paragraph[] => {
    switch (block.kind) {
      case 'heading':
        return [paragraph(block.text, { heading: docx.HeadingLevel.HEADING_2 })]
      case 'text':
        return [paragraph(block.text)]
      case 'list':
        return block.items.map((item, place) =>
          paragraph(item, {
            spacing: { after: place === block.items.length - 1 ? 100 : 40 },
            ...(block.ordered ? { numbering: { reference: list, level: 0, instance } } : { bullet: { level: 0 } }),
          }),
        )
      case 'details':
        return block.rows.map(({ label, value }) => paragraph(`${label}: ${value}`, { spacing: { after: 40 } }))
    }
  }
  const document = new docx.Document({
    title: plain(letter.subject),
    styles,
    numbering: {
      config: [
        {
          reference: list,
          levels: [
            { level: 0, format: 'decimal', text: '%1.', style: { paragraph: { indent: { left: 480, hanging: 480 } } } },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: a4, margin } },
        children: [
          paragraph(letter.from.join('\n'), placed(120, 20, 65)),
          paragraph(longDate(letter.date), placed(20, 20, 75)),
          paragraph([letter.to.name, ...letter.to.lines].join('\n'), placed(20, 57, 75)),
          paragraph(letter.subject, {
            heading: docx.HeadingLevel.HEADING_1,
            spacing: { before: twips(90) - margin.top, after: 80 },
          }),
          paragraph(referenceLine(letter.reference)),
          paragraph(`${letter.greeting},`),
          ...letter.paragraphs.flatMap(blocks),
          paragraph(`${letter.closing},`, { spacing: { after: 520 } }),
          paragraph(letter.signature.join('\n')),
          ...letter.enclosed.map((line) => paragraph(line)),
        ],
      },
    ],
  })
  return docx.Packer.toBlob(document)
}

/** Place a paragraph on the first page, in millimetres. The address shows in the window of a DL envelope, as in print (letters.css). */
const placed = (x: number, y: number, width: number) => ({
  frame: {
    type: 'absolute' as const,
    position: { x: twips(x), y: twips(y) },
    width: twips(width),
    anchor: { horizontal: 'page' as const, vertical: 'page' as const },
  },
})

type TextRunType = typeof import('docx').TextRun

const lines = (text: string, TextRun: TextRunType) =>
  text.split('\n').map((line, position) => new TextRun({ text: plain(line), ...(position === 0 ? {} : { break: 1 }) }))

/** Without the characters that XML cannot hold. */
const plain = (text: string) => wellFormed(text).replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')

const heading = {
  run: { size: 22, bold: true, color: '000000' },
  paragraph: { spacing: { before: 120, after: 80 }, keepNext: true },
}
const styles = {
  default: {
    document: { run: { font: 'Arial', size: 22, language: { value: 'en-GB' } } },
    heading1: heading,
    heading2: heading,
  },
}
