import { unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { pagesOfText } from '../lines.ts'
import type { Page } from '../page.ts'
import { textOfDocx, textOfHtml } from './html.ts'
import {
  deepest,
  mostFileBytes,
  mostLetters,
  mostParts,
  mostUnpacked,
  mostUnpackedAtOnce,
  type NotRead,
  PaperFault,
} from './limits.ts'
import { pagesOfPdf } from './pdf.ts'

/** A page of a file and how many the file has, or what was not read of it. Files inside others are named after both. */
type FromFile = { name: string; page: Page; of: number } | NotRead

/** All that can be read of a file of any kind, told by its first bytes and not by its name, and by name what cannot. */
export const readFile = (name: string, data: Uint8Array): AsyncGenerator<FromFile> =>
  readPart(name, data, { depth: 0, parts: 0 })

/** `parts` counts the files inside a file, however deep, so that none is opened without an end. */
type Within = { depth: number; parts: number }

async function* readPart(name: string, data: Uint8Array, within: Within): AsyncGenerator<FromFile> {
  try {
    if (data.length === 0) throw new PaperFault('empty')
    if (data.length > mostFileBytes) throw new PaperFault('too-large')
    const start = new TextDecoder('latin1').decode(data.subarray(0, 1_100))
    if (start.includes('%PDF-')) {
      for await (const told of pagesOfPdf(data)) yield { name, ...told }
    } else if (start.startsWith('PK\u0003\u0004')) {
      const archive = openArchive(data)
      if ('docx' in archive) yield* pagesOf(name, textOfDocx(new TextDecoder().decode(archive.docx)))
      else yield* partsOf(name, archive.files, within)
    } else if (isPicture(start)) throw new PaperFault('picture')
    else if (start.startsWith('\u00d0\u00cf\u0011\u00e0'))
      throw new PaperFault(isLocked(data) ? 'encrypted' : 'not-known')
    else if (isMail(start)) {
      const { text, attachments } = await readMail(data)
      yield* pagesOf(name, text)
      yield* partsOf(name, attachments, within)
    } else yield* pagesOf(name, textOf(data))
  } catch (error) {
    yield { name, why: error instanceof PaperFault ? error.id : 'broken' }
  }
}

async function* partsOf(name: string, parts: readonly Part[], within: Within): AsyncGenerator<FromFile> {
  for (const part of parts) {
    const own = `${name}: ${part.name}`
    within.parts++
    if (within.parts > mostParts) yield { name: own, why: 'too-many' }
    else if (within.depth >= deepest) yield { name: own, why: 'too-deep' }
    else {
      within.depth++
      try {
        yield* readPart(own, part.data(), within)
      } catch (error) {
        yield { name: own, why: error instanceof PaperFault ? error.id : 'broken' }
      }
      within.depth--
    }
  }
}

function* pagesOf(name: string, text: string): Generator<FromFile> {
  const pages = pagesOfText(text.slice(0, mostLetters))
  if (pages.every(({ lines }) => lines.length === 0)) throw new PaperFault('no-text')
  for (const page of pages) yield { name, page, of: pages.length }
  if (text.length > mostLetters) yield { name, page: pages.length, why: 'too-large' }
}

/** PNG, JPEG, GIF, WebP, TIFF, BMP and HEIC. */
const isPicture = (start: string): boolean =>
  /^(?:\u2030PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP|II\*|MM\0\*|BM....\0\0|....ftyp(?:hei|mif|avif))/s.test(start)

/** A file of Word that is locked with a password is a container with this in its list. */
const isLocked = (data: Uint8Array): boolean => new TextDecoder('utf-16le').decode(data).includes('EncryptedPackage')

const isMail = (start: string): boolean =>
  /^(?:[A-Za-z-]{2,40}:[^\r\n]{0,900}\r?\n(?:[ \t][^\r\n]{0,900}\r?\n){0,20}){2}/.test(start) &&
  /^(?:from|received|return-path|mime-version|subject|message-id|delivered-to):/im.test(start)

/** Decode plain text or HTML in any usual encoding. Bytes that no text has mean that it is not text. */
function textOf(data: Uint8Array): string {
  const wide =
    data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : data[0] === 0xfe && data[1] === 0xff ? 'utf-16be' : undefined
  const text = wide ? new TextDecoder(wide).decode(data) : inUtf8(data)
  if ((text.match(/[^\P{Cc}\s]/gu) ?? []).length > text.length / 200) throw new PaperFault('not-known')
  return /^\s*<(?:!doctype html|html)\b/i.test(text) ? textOfHtml(text) : text
}

function inUtf8(data: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1252').decode(data)
  }
}

/** A file inside another: packed in an archive, and unpacked when it is asked for, or attached to a mail. */
type Part = { name: string; data: () => Uint8Array }

const wordsOfDocx = 'word/document.xml'

/** Files that systems put into archives by themselves. */
const ofSystem = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|\/$/

/**
 * Read an archive: the words of a Word file, or the files of any other.
 * @throws PaperFault for one that is damaged or locked
 */
function openArchive(data: Uint8Array): { docx: Uint8Array } | { files: Part[] } {
  // Bit 0 of the flags of its first file (APPNOTE.TXT, 4.4.4).
  if (((data[6] ?? 0) & 1) === 1) throw new PaperFault('encrypted')
  const sizes = new Map<string, number>()
  unpacked(data, ({ name, originalSize }) => {
    sizes.set(name, originalSize)
    return false
  })
  let left = mostUnpackedAtOnce
  const unpack = (wanted: string): Uint8Array => {
    const size = sizes.get(wanted) ?? 0
    left -= size
    if (size > mostUnpacked || left < 0) throw new PaperFault('too-large')
    return unpacked(data, ({ name }) => name === wanted)[wanted] ?? new Uint8Array()
  }
  if (sizes.has(wordsOfDocx)) return { docx: unpack(wordsOfDocx) }
  const files = [...sizes.keys()].filter((name) => !ofSystem.test(name))
  if (files.length === 0) throw new PaperFault('empty')
  return { files: files.map((name) => ({ name, data: () => unpack(name) })) }
}

function unpacked(data: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return unzipSync(data, { filter })
  } catch {
    throw new PaperFault('broken')
  }
}

/** The deepest nesting of parts that is followed, and the longest head, in bytes. */
const mailLimits = { maxNestingDepth: 20, maxHeadersSize: 200_000 }

/**
 * Read a mail that was saved as a file (.eml): its text, with who sent it and when above, and what was attached to it, other mails as well.
 * @throws PaperFault when it is none, or is nested without end
 */
async function readMail(data: Uint8Array): Promise<{ text: string; attachments: Part[] }> {
  const mail = await PostalMime.parse(data, {
    ...mailLimits,
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
  }).catch(() => {
    throw new PaperFault('broken')
  })
  const text = fuller(mail.text?.trim() ?? '', textOfHtml(mail.html ?? ''))
  if (text === '' && mail.attachments.length === 0) throw new PaperFault('no-text')
  const head = [mail.from?.name, mail.subject, mail.date?.slice(0, 10)].filter(Boolean).join('\n')
  return {
    text: `${head}\n\n${text}`,
    attachments: mail.attachments.map(({ filename, content }, index) => ({
      name: filename || String(index + 1),
      data: () => new Uint8Array(content as ArrayBuffer),
    })),
  }
}

/** Prefer a mail's HTML, which has the tables, unless it says much less: many plain parts are only “Your program cannot show this”. */
const fuller = (plain: string, html: string): string => (lettersIn(html) * 1.5 < lettersIn(plain) ? plain : html)
const lettersIn = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0
