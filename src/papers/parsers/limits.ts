/** The most pages of everything that is brought at once. */
export const mostPages = 500

/** The largest file, in bytes. */
export const mostFileBytes = 60_000_000

/** The most files inside one, attached to a mail or packed in an archive, and how deep they may lie in each other. */
export const mostParts = 100
export const deepest = 4

/** The most that a part of a file may unpack to, in bytes, and all parts of one page or archive together: a paper of 500 pages has a tenth of it. */
export const mostUnpacked = 64_000_000
export const mostUnpackedAtOnce = 256_000_000

/** The most letters of plain text or of one PDF, and the most pieces that a PDF has them in: of 500 pages each has 4,000 letters in 500 pieces. */
export const mostLetters = 2_000_000
export const mostPiecesOfFile = 250_000

/** Longest silence of the reader, and the longest that it may take over one file and over all files, in milliseconds. */
export const mostSilence = 12_000
export const mostOfFile = 45_000
export const mostOfReading = 45_000

/** Why a file, or a part of it, was not read. The words for each are content. */
export const paperFaults = [
  'encrypted',
  'broken',
  'too-long',
  'too-large',
  'too-slow',
  'too-deep',
  'too-many',
  'no-text',
  'picture',
  'not-known',
  'empty',
] as const
export type PaperFaultId = (typeof paperFaults)[number]

/** A file that cannot be read, and why. */
export class PaperFault extends Error {
  readonly id: PaperFaultId
  constructor(id: PaperFaultId) {
    super(id)
    this.id = id
  }
}

/** Part that was not read: a file, one that is inside another, or a page. */
export type NotRead = { name: string; page?: number; why: PaperFaultId }
