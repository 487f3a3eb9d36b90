import { arranger } from './disclosures.ts'
import type { Page } from './lines.ts'
import { type Candidate, cut } from './place.ts'
import { sentencesOn } from './sentences.ts'
import { moneyIn, type Valued } from './values.ts'

/** Whoever arranged the finance, by what they are; by name; and what else stands for them. */
const trade = String.raw`(?:(?:the|this|that|your|each|our) )?(?:\p{Ll}+ ){0,2}?${arranger}`
const someone = String.raw`(?:${trade}|them|they|it|(?-i:\p{Lu}[\p{L}&'()-]*(?: (?:\p{Lu}[\p{L}&'().-]*|&|of|and|the)){0,6}))`
/** What a sum is called that leads up to it: "a fixed fee of". */
const called = `(?: (?:an?|the|total|fixed|flat|set|single|one-off|standard|introductory|introduction|finder's|commission|amount|fee|sum|payment|of))*`

/** What stands before the sum, and what after it, where a sentence says that it was paid for bringing the customer. */
const ways: readonly (readonly [before: RegExp, after?: RegExp])[] = [
  [new RegExp(String.raw`\b(?:paid|pay) ${someone}${called} $`, 'iu')],
  [new RegExp(String.raw`\b(?:paid|pay)${called} $`, 'iu'), new RegExp(`^ (?:[^.;,£]{0,30} )?to ${someone}`, 'iu')],
  [new RegExp(String.raw`\bpayment to ${someone}\b[^;£]{0,80},? of $`, 'iu')],
  [new RegExp(String.raw`\b${someone} (?:was|were|is|has been|will be) paid(?: by us)?${called} $`, 'iu')],
  [
    new RegExp(
      String.raw`\b(?:${someone}|and) (?:received|receives|will receive|gets|got|earned|earns)${called} $`,
      'iu',
    ),
    /^(?: (?:from|by|for|as|in)\b|[.,;]|$)/i,
  ],
  [/^$/, new RegExp(`^ (?:was|is|has been|will be) paid (?:[^.;,£]{0,30} )?to ${someone}`, 'iu')],
]
/** What goes on from a sentence or a heading that speaks of commission: "Yes, £390.00", "In your case this came to £390.00". */
const goesOn = new RegExp(
  String.raw`(?:^yes[,.:;]? ?(?:of )?|(?:^|[,;:] |\bso )(?:(?:in|on|for) (?:this|your) \p{L}+,? )?(?:it|this|that|which|the (?:amount|sum|payment|fee|figure))(?: (?:we|you|they) (?:paid|received))? (?:is|was|were|came to|comes to|amounts to|amounted to|will be)${called} |^it's )$`,
  'iu',
)
/** A sum in a sentence that speaks of commission, of which it says that it was paid. */
const isPaid =
  /\b(?:paid|pay|pays|payment|payable|receive[sd]?|earn(?:s|ed)|got|gets|came to|comes to|amount(?:s|ed) to|was|is|at)\b/i

const speaks = /\bcommission\b/i
const isWork =
  /\bcommission\b|\bintroduc\w+|\bbrought you\b|\barrang(?:ing|ed) (?:the|your|this)\b|\b(?:flat|fixed|finder's) (?:fee|amount|sum)\b|% of the\b/i
/** Sums that nobody was paid, and sums of something else. */
const isOther =
  /\b(?:would|could have|might|may(?! \d)|up to|at most|maximum|minimum|lowest|highest|average|typical\w*|example|at least|claim\w*|refund\w*|compensat\w+|redress|return of|offer\w*|to say sorry|bonus|(?:for|of) the (?:vehicle|car|goods)|no commission|not (?:pay|paid|receive))\b|\b(?:deposit|balance|borrow\w*|price|credit(?! (?:broker|intermediary))|interest|loan)\b[^.;£%]{0,12}£/i

/** The sums that sentences say whoever arranged the finance was paid for it. */
export const commissionTold = (page: Page): Candidate[] =>
  sentencesOn(page).flatMap(({ text, lead, next }): Candidate[] => {
    const sums = moneyIn(text)
    if (sums.length === 0 || isOther.test(text)) return []
    const told = (sum: Valued<number>): boolean => {
      const [before, after] = [text.slice(0, sum.start), text.slice(sum.end)]
      return (
        (isWork.test(`${lead} ${text} ${next}`) &&
          ways.some(([own, rest]) => own.test(before) && (rest === undefined || rest.test(after)))) ||
        (speaks.test(`${lead} ${before}`) && goesOn.test(before)) ||
        (sums.length === 1 && speaks.test(text) && isPaid.test(text))
      )
    }
    const sum = sums.find(told)
    return sum
      ? [{ field: 'commission', value: sum.value, weight: 5.5, place: cut(text, sum.start, sum.end, page.number) }]
      : []
  })
