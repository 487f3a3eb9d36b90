import { type Page, wordsOf } from './lines.ts'
import type { Paper } from './kinds.ts'
import { type Candidate, cut, longestRead, type Place } from './place.ts'
import { moneyIn } from './values.ts'

/** A passage that speaks of commission, or of another payment to whoever arranged the finance. */
export type Disclosure = Place & { paper: Paper }

const speaks =
  /\bcommissions?\b|\bdifference (?:in|of) charges\b|\bdiscretion over (?:the|your) (?:interest )?rate\b|\b(?:remuneration|payment|fee|incentive|bonus)\b.{0,60}\b(?:from|by) (?:the )?(?:lender|finance company|us)\b|\bwe (?:may |will |also )?pay (?:the |your )?(?:dealer|supplier|broker|retailer|introducer|credit intermediary)\b/i

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
    const isAsked = /\?$/.test(own) && /^yes\b/i.test(texts[index + 1] ?? '')
    const rest = goesOn(index) || isBasis || isAsked ? ` ${texts[index + 1] ?? ''}` : ''
    done = rest === '' ? index : index + 1
    const start = lead.length + match.index
    found.push(cut(lead + own + rest, start, start + match[0].length, number))
  })
  return found
}

const ways: readonly (readonly [how: string, words: RegExp])[] = [
  [
    'discretionary',
    /\b(?:^discretionary|discretion|(?:set|adjust|vary|varied|choose|increase|alter|change|decide|negotiate)\w* (?:the |your )?(?:interest |customer |flat )?rate|difference (?:in|of) charges|depend\w* on the (?:interest )?rate|higher the (?:interest )?rate|basis(?: of commission)?:? ?discretionary|linked to the (?:interest )?rate)\b/gi,
  ],
  [
    'percentage',
    /\b(?:\d+(?:\.\d+)?\s?(?:%|per cent)|percentage) of (?:the )?(?:amount|sum|loan|credit|finance|balance|total|profit|interest|what you borrow)/gi,
  ],
  ['fixed', /\b(?:fixed|flat|set) (?:fee|sum|amount|commission|payment)\b/gi],
]

/** "The dealer cannot change the interest rate" is the contrary. */
const denied = /\b(?:not|cannot|can't|couldn't|doesn't|didn't|never|nor|unable to|no)\b[^.;£]{0,40}$/i

/** The sum of commission where one sentence speaks of it and the next says how much it is. */
export const paidBy = (disclosures: readonly Place[]): Candidate[] =>
  disclosures.flatMap(({ passage, page }) => {
    // What would have been paid at another rate was not.
    const sums = moneyIn(passage).filter(({ start }) => !/\bwould\b[^.£]{0,40}$/i.test(passage.slice(0, start)))
    const [sum] = sums
    return sum &&
      sums.length === 1 &&
      isSaid.test(passage.slice(0, sum.start)) &&
      !/\b(?:may(?! \d)|up to|example)\b|\bcould (?!set\b|choose\b|change\b|not\b)/i.test(passage)
      ? [{ field: 'commission', value: sum.value, weight: 5.5, place: cut(passage, sum.start, sum.end, page) }]
      : []
  })
/** Who is paid for the introduction. */
const payee = '(?:the |your )?(?:credit )?(?:broker|dealer|supplier|retailer|intermediary|introducer)'
const isSaid = new RegExp(
  [
    String.raw`\bcommission\b[^.;]{0,20}\? yes[,.:;]? (?:of )?$`,
    String.raw`\bcommission\b.*[.;:?] (?:yes[.,;]? )?(?:(?:we|it) paid(?: ${payee})?|(?:it|they|the \p{L}+) (?:was|were) paid) $`,
    String.raw`\bcommission\b.*(?:[.;:]|, so(?: on this \p{L}+)?) (?:it's|(?:it|this|that|the (?:amount|sum|payment|commission)) (?:is|was|will be|comes to|came to))(?: an?| the)?(?: (?:fixed|flat|set|one-off|single|total))?(?: (?:amount|fee|sum|payment))?(?: of)? ?$`,
    String.raw`\bwe (?:will )?pa(?:y|id) ${payee} (?:an? )?(?:(?:fixed|flat|set|one-off|single) )?(?:amount|fee|sum|payment|commission) of $`,
  ].join('|'),
  'isu',
)

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
