import type { Candidate } from './place.ts'
import type { PaperKind } from './kinds.ts'
import type { Page } from './lines.ts'

/** A file as it was brought, page by page. */
export type PaperFile = { name: string; pages: readonly Page[] }

/** One paper of a file: what it is, and its first and last page. */
export type Paper = { file: string; kind: PaperKind; from: number; to: number }

/** A value with the paper it was read on. */
export type Read = Candidate & { paper: Paper }
