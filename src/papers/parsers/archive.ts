import { PaperFault, mostUnpacked, mostUnpackedAtOnce } from './limits.ts'
import type { Attachment } from './mail.ts'
import { unzipSync } from 'fflate'

/** A file in an archive, unpacked when it is asked for. */
export type Packed = { name: string; data: () => Uint8Array }

const wordsOfDocx = 'word/document.xml'

/** Files that systems put into archives by themselves. */
const ofSystem = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)|\/$/

/**
 * Read an archive: the words of a Word file, or the files of any other.
 * @throws PaperFault for one that is damaged or locked
 */
export function openArchive(data: Uint8Array): { docx: Uint8Array } | { files: Packed[] } {
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

/** Files of a mail as those of an archive. */
export const asPacked = ({ name, data }: Attachment): Packed => ({ name, data: () => data })
