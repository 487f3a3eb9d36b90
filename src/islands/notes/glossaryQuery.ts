/** What glossary.json holds: the meaning of each term by its id, and the page with more about it. */
export type GlossaryNotes = Record<string, { term: string; plain: string; see?: string }>

export const glossaryQuery = { queryKey: ['/glossary.json'] }
