import type { Edit, Editable } from '../edit.ts'

/** What is asked for: a name, and what could not be guessed. */
export type Asked = {
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

/** Adds an entry to a site as it was read, or says why that is refused. */
export type NewEntry = (site: Editable, asked: Asked) => Edit
