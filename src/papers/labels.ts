import type { Labelled, LabelledId } from './fields.ts'
import { nameLabels } from './nameLabels.ts'
import { paymentLabels } from './paymentLabels.ts'
import { sumLabels } from './sumLabels.ts'

/**
 * The words under which each field stands. The law fixes many of them: for agreements the Consumer Credit (Agreements) Regulations 2010 (SI
 * 2010/1014) and before them those of 1983 (SI 1983/1553), both in Schedule 1; for what comes before an agreement the Consumer Credit
 * (Disclosure of Information) Regulations 2010 (SI 2010/1013), Schedule 1. An advance payment is the deposit and the part exchange
 * (SI 2010/1013, regulation 1(2)). Lenders have names of their own for others.
 */
export const labelled: Record<LabelledId, Labelled> = { ...sumLabels, ...paymentLabels, ...nameLabels }

export const labelledIds = Object.keys(labelled) as LabelledId[]

/** A label in a text: where it stands, and how surely it means its field. */
type Label = { start: number; end: number; weight: number }

/** Words around a label that make a sum of money another one: a part of it, or one of another time. */
const partOfSum =
  /(?:half|third|quarter|part of|proportion of|percentage of|%\)? of|instead of)(?: of)?(?: the)?(?: total)?\s*$|(?:not|excluding|without|before|minus|less than|reduce)(?: the)?\s*$/i
const otherSum =
  /^\s*(?:(?:paid )?so far|paid by(?! you to\b)|outstanding|remaining|to date|missed|late|returned|overdue|date|due date|holiday)\b/i

/** Each label of a field, as it is looked for all along a text, and how surely it means the field. */
export const labelWordings = new Map(
  labelledIds.map((field) => [
    field,
    Object.entries(labelled[field].labels).flatMap(([weight, own]) =>
      own.map((label) => ({ label: new RegExp(label, `${label.flags}g`), weight: Number(weight) })),
    ),
  ]),
)

/** The labels of a field as one pattern, however their letters are read: most texts hold none of them. */
const anyLabel = new Map(
  [...labelWordings].map(([field, own]) => [field, new RegExp(own.map(({ label }) => label.source).join('|'), 'iu')]),
)

/** Find the surest label of a field in a text, the first of equals, with a weight of at least `least`. */
export const labelIn = (text: string, field: LabelledId, least = 0): Label | undefined =>
  labelsIn(text, field, '', least)[0]

/** Find every label of a field in a text, the surest first, without overlaps. `before` is the words before the text. */
export function labelsIn(text: string, field: LabelledId, before: string, least = 0): Label[] {
  if (!anyLabel.get(field)?.test(text)) return []
  const { kind, notAfter = [], notBefore = [] } = labelled[field]
  const found = (labelWordings.get(field) ?? []).flatMap(({ label, weight }) =>
    weight < least
      ? []
      : [...text.matchAll(label)].flatMap((match): Label[] => {
          const [start, end] = [match.index, match.index + match[0].length]
          const [lead, rest] = [`${before} ${text.slice(0, start)}`.slice(-41), text.slice(end, end + 40)]
          return (kind === 'money' && (partOfSum.test(lead) || otherSum.test(rest))) ||
            notAfter.some((words) => words.test(lead)) ||
            notBefore.some((words) => words.test(rest))
            ? []
            : [{ start, end, weight }]
        }),
  )
  if (found.length < 2) return found
  const sorted = found.toSorted((a, b) => b.weight - a.weight || a.start - b.start)
  return sorted.filter((own, at) => !sorted.slice(0, at).some(({ start, end }) => own.start < end && start < own.end))
}

/** Check whether a label opens its cell: only a number, a letter or a word such as "less" or "total" may precede it. */
export const opensCell = (lead: string): boolean =>
  /^(?:[-+•*]|\(?(?:[a-z0-9]{1,3}|[ivx]{4,5})[.)](?!\d)|\d{1,2}(?:\.\d{1,2}){1,2}(?![.\d])|\d{1,2}(?= |$)|[a-z]\d{0,2}\b|on[- ]the[- ]road|there is|less|plus|minus|add|deposit|advance payment|the|your|total|of which|equals|is|was|our|this|subsequent|an|=|:|\s)*$/i.test(
    lead.trim(),
  )

/** Check whether a cell is only a label: short, and without a figure. */
export const isBareLabel = (text: string, end: number): boolean =>
  text.length < 60 && !/\d/.test(text.replace(aside, '')) && /^[\s:)*.(£]*$/.test(text.slice(end).replace(aside, ''))
/** Words in brackets: "(month 37)". */
const aside = /\((?:[^()\d]{1,40}|month \d{1,2})\)/
