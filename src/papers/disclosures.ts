import { type Page, wordsOf } from './lines.ts'
import type { Paper } from './kinds.ts'
import { type Candidate, cut, longestRead, type Place } from './place.ts'
import { moneyIn } from './values.ts'

/** A passage that speaks of commission, or of another payment to whoever arranged the finance. */
export type Disclosure = Place & { paper: Paper }

const speaks =
  /\bcommissions?\b|\bdifference (?:in|of) charges\b|\bdiscretion over (?:the|your) (?:interest )?rate\b|\b(?:remuneration|payment|fee|incentive|bonus)\b.{0,60}\b(?:from|by) (?:the )?(?:lender|finance company|us)\b|\bwe (?:may |will |also )?pay (?:the |your )?(?:dealer|broker|retailer|introducer|credit intermediary)\b/i

/** Every passage of a page that speaks of commission, each once: whole sentences as far as the lines beside it go. Headings are none. */
export function disclosuresOn({ number, lines }: Page): Place[] {
  const texts = lines.map(({ cells }) => wordsOf(cells).slice(0, longestRead))
  const goesOn = (from: number): boolean => {
    const [own, below] = [lines[from], lines[from + 1]]
    return (
      own !== undefined &&
      below !== undefined &&
      below.y > own.y &&
      below.y - own.y < own.size * 1.9 &&
      !/[.:!?]$/.test(texts[from] ?? '') &&
      (texts[from]?.length ?? 0) > 50
    )
  }
  const found: Place[] = []
  let done = -1
  texts.forEach((own, index) => {
    const match = index > done ? speaks.exec(own) : null
    if (!match || (!/\d/.test(own) && own.split(' ').length < 5)) return
    const lead = goesOn(index - 1) ? `${texts[index - 1]?.split(/\.\s/).at(-1) ?? ''} ` : ''
    const isBasis = /^basis\b/i.test(texts[index + 1] ?? '')
    const rest = goesOn(index) || isBasis ? ` ${texts[index + 1] ?? ''}` : ''
    done = rest === '' ? index : index + 1
    const start = lead.length + match.index
    found.push(cut(lead + own + rest, start, start + match[0].length, number))
  })
  return found
}

const ways: readonly (readonly [how: string, words: RegExp])[] = [
  [
    'discretionary',
    /\b(?:discretion|(?:set|adjust|vary|varied|choose|increase|alter|change|decide|negotiate)\w* (?:the |your )?(?:interest |customer |flat )?rate|difference (?:in|of) charges|depend\w* on the (?:interest )?rate|higher the (?:interest )?rate|basis(?: of commission)?:? ?discretionary|linked to the (?:interest )?rate)\b/gi,
  ],
  [
    'percentage',
    /\b(?:\d+(?:\.\d+)?\s?(?:%|per cent)|percentage) of (?:the )?(?:amount|sum|loan|credit|finance|balance|total|profit|interest)/gi,
  ],
  ['fixed', /\b(?:fixed|flat|set) (?:fee|sum|amount|commission|payment)\b/gi],
]

/** "The dealer cannot change the interest rate" is the contrary. */
const denied = /\b(?:not|cannot|can't|couldn't|doesn't|didn't|never|nor|unable to|no)\b[^.;£]{0,40}$/i

/** The sum of commission where one sentence speaks of it and the next says how much it is. */
export const paidBy = (disclosures: readonly Place[]): Candidate[] =>
  disclosures.flatMap(({ passage, page }) => {
    const sums = moneyIn(passage)
    const [sum] = sums
    return sum &&
      sums.length === 1 &&
      isSaid.test(passage.slice(0, sum.start)) &&
      !/\b(?:may|could|up to|example)\b/i.test(passage)
      ? [{ field: 'commission', value: sum.value, weight: 5.5, place: cut(passage, sum.start, sum.end, page) }]
      : []
  })
const isSaid =
  /\bcommission\b[^.;]{0,20}\? yes[,.:;]? (?:of )?$|\bcommission\b.*[.;:?] (?:yes[.,;]? )?(?:we|it) paid $|\bcommission\b.*[.;:] (?:it|this|that|the (?:amount|sum|payment|commission)) (?:is|was|will be|comes to|came to)(?: an?| the)?(?: (?:fixed|flat|set|one-off|single|total))?(?: (?:amount|fee|sum|payment))?(?: of)? ?$/is

/** What a page that is headed as the record of a commission says of it: a sum that is called no more than an amount, and its basis. */
export const recordedOn = ({ number, lines }: Page): Candidate[] => {
  const texts = lines.map(({ cells }) => wordsOf(cells).slice(0, longestRead))
  if (!texts.slice(0, 3).some((text) => /\bcommission (?:records?|details|payments?|paid)\b/i.test(text))) return []
  return texts.flatMap((text): Candidate[] => {
    const [sum] = /^(?:amount|sum|value|paid)(?: paid)?[: ]/i.test(text) ? moneyIn(text) : []
    if (sum)
      return [{ field: 'commission', value: sum.value, weight: 5.5, place: cut(text, sum.start, sum.end, number) }]
    return /^(?:basis|type|how|method|calculat)/i.test(text) ? howPaid([cut(text, 0, text.length, number)]) : []
  })
}

/** How commission was worked out, where a passage says it. */
export const howPaid = (disclosures: readonly Place[]): Candidate[] =>
  disclosures.flatMap(({ passage, page }) =>
    ways.flatMap(([how, words], rank) => {
      // What may be is no statement of what was.
      const match = /\bmay\b/i.test(passage)
        ? undefined
        : [...passage.matchAll(words)].find(({ index }) => !denied.test(passage.slice(0, index)))
      return match
        ? [
            {
              field: 'commissionHow',
              value: how,
              weight: 5 - rank * 0.5,
              place: cut(passage, match.index, match.index + match[0].length, page),
            },
          ]
        : []
    }),
  )
