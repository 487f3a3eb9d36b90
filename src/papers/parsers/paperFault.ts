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

/** What was not read: a file, one that is inside another, or a page. */
export type NotRead = { name: string; page?: number; why: PaperFaultId }
