import type { Changes } from '../../content/reading/files.ts'
import type { Draft } from '../../site/draft.ts'

export type NewOptions = {
  slug: string
  today: string
  title?: string
  to?: string
  page?: string
  unit?: string
  value?: string
  source?: string
  url?: string
}

export type NewEntry = (site: Editable, asked: NewOptions) => Edit

/** A site as read, the text of each of its files, and the files below a folder. */
export type Editable = { draft: Draft; textOf: (file: string) => string; filesIn: (folder: string) => string[] }

export type Edit = { changes: Changes; done: readonly string[] } | { refused: string }
