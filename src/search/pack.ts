/** Places of a term: for each field that has it, the documents by their numbers, and how often it stands in each. */
export type Places = ReadonlyMap<string, ReadonlyMap<number, number>>

/**
 * Terms with where they stand, in few bytes. Terms stand in order, with spaces between. For each field and term, the documents that have
 * it are a list of numbers, each as the difference from the one before, with "*2" after it where the term stands there twice.
 */
export type PackedTerms = {
  terms: string
  /** By field: the lists of all terms, with "|" between. */
  fields: Readonly<Record<string, string>>
}

/** Packs terms in order, for documents numbered from 0. */
export const packed = (terms: readonly (readonly [string, Places])[], fields: readonly string[]): PackedTerms => ({
  terms: terms.map(([term]) => term).join(' '),
  fields: Object.fromEntries(
    fields.map((field) => [field, terms.map(([, places]) => listOf(places.get(field) ?? new Map())).join('|')]),
  ),
})

/** A packed term, with the number of documents that have it. Its places are read when they are first asked for: most never are. */
export type KeptTerm = { term: string; documents: number; places: () => Places }

/** Unpacks terms, in order. */
export function unpacked({ terms, fields }: PackedTerms): KeptTerm[] {
  const lists = Object.entries(fields).map(([field, list]) => [field, list.split('|')] as const)
  return (terms === '' ? [] : terms.split(' ')).map((term, at) => {
    let read: Places | undefined
    return {
      term,
      documents: lists.reduce((most, [, list]) => Math.max(most, lengthOf(list[at] ?? '')), 0),
      places: () =>
        (read ??= new Map(lists.flatMap(([field, list]) => (list[at] ? [[field, timesIn(list[at])]] : [])))),
    }
  })
}

/** How many documents a list has, which is quicker to count than to read. */
function lengthOf(list: string): number {
  if (list === '') return 0
  let many = 1
  for (let at = list.indexOf(' '); at >= 0; at = list.indexOf(' ', at + 1)) many++
  return many
}

/** In how many documents a term stands: at least as many as in the field that has it most. */
export const documentCount = (places: Places): number => Math.max(0, ...[...places.values()].map(({ size }) => size))

const listOf = (times: ReadonlyMap<number, number>): string =>
  [...times.keys()]
    .sort((a, b) => a - b)
    .map((id, at, ids) => {
      const step = (id - (ids[at - 1] ?? 0)).toString(36)
      const many = times.get(id) ?? 1
      return many > 1 ? `${step}*${many}` : step
    })
    .join(' ')

function timesIn(list: string): ReadonlyMap<number, number> {
  let id = 0
  return new Map(
    list.split(' ').map((one) => {
      const [step = '', times = '1'] = one.split('*')
      id += Number.parseInt(step, 36)
      return [id, Number(times)]
    }),
  )
}
