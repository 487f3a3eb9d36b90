import type { Edit, Editable } from '../edit.ts'

/** Options of npm run new: a name, and what could not be guessed. */
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

/** Adds an entry to a site as it was read, or says why that is refused. */
export type NewEntry = (site: Editable, asked: NewOptions) => Edit
