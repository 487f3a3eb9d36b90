/** Why a file could not be read. The words for each are content. */
export const paperFaults = [
  'encrypted',
  'broken',
  'too-long',
  'too-large',
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
