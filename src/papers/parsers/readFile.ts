import { type Page, pagesOfText } from '../lines.ts'
import { pagesOfDocx } from './docx.ts'
import { readMail } from './mail.ts'
import { pagesOfPdf } from './pdf.ts'
import { mostBytes } from './limits.ts'
import { pagesWithText } from './pagesWithText.ts'
import { PaperFault } from './paperFault.ts'

/** A page of a file, and how many the file has. A mail’s attachments are files of their own, named after it. */
export type ReadPage = { name: string; page: Page; of: number }

/** The most letters of plain text: what is beyond them is no paper. */
const mostLetters = 3_000_000

/**
 * The pages of a file of any kind that is read here, told by its first bytes and not by its name.
 * @throws PaperFault for what cannot be read; a file attached to a mail that cannot be read is passed over
 */
export async function* pagesOfFile(name: string, data: Uint8Array, inMail = false): AsyncGenerator<ReadPage> {
  if (data.length === 0) throw new PaperFault('empty')
  if (data.length > mostBytes) throw new PaperFault('too-large')
  const start = new TextDecoder('latin1').decode(data.subarray(0, 1_100))
  if (start.includes('%PDF-')) {
    for await (const { page, of } of pagesOfPdf(data)) yield { name, page, of }
  } else if (start.startsWith('PK\u0003\u0004')) yield* all(name, pagesOfDocx(data))
  else if (isPicture(start)) throw new PaperFault('picture')
  else if (!inMail && isMail(start)) {
    const { text, attachments } = await readMail(data)
    yield* all(name, pagesOfText(text.slice(0, mostLetters)))
    for (const attached of attachments) yield* attachedPages(`${name}: ${attached.name}`, attached.data)
  } else yield* all(name, textPages(data))
}

async function* attachedPages(name: string, data: Uint8Array): AsyncGenerator<ReadPage> {
  try {
    yield* pagesOfFile(name, data, true)
  } catch (error) {
    if (!(error instanceof PaperFault)) throw error
  }
}

const all = (name: string, pages: readonly Page[]): ReadPage[] =>
  pages.map((page) => ({ name, page, of: pages.length }))

/** PNG, JPEG, GIF, WebP, TIFF, BMP and HEIC. */
const isPicture = (start: string): boolean =>
  /^(?:\u2030PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP|II\*|MM\0\*|BM....\0\0|....ftyp(?:hei|mif|avif))/s.test(start)

const isMail = (start: string): boolean =>
  /^(?:[A-Za-z-]{2,40}:[^\r\n]{0,900}\r?\n(?:[ \t][^\r\n]{0,900}\r?\n){0,20}){2}/.test(start) &&
  /^(?:from|received|return-path|mime-version|subject|message-id|delivered-to):/im.test(start)

/** Plain text, in whichever of its usual encodings. What holds bytes that no text has is none. */
function textPages(data: Uint8Array): Page[] {
  const wide =
    data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : undefined
  const text = wide ? new TextDecoder(wide).decode(data) : inUtf8(data)
  if ((text.match(/[^\P{Cc}\s]/gu) ?? []).length > text.length / 200) throw new PaperFault('not-known')
  return pagesWithText(text.slice(0, mostLetters))
}

function inUtf8(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1252').decode(data)
  }
}
