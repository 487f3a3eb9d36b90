import { arranger } from './disclosures.ts'
import type { Page } from './lines.ts'
import { partyIn } from './nameWords.ts'
import { type Candidate, cut } from './place.ts'
import { sentencesOn } from './sentences.ts'
import { moneyIn } from './values.ts'

/** Words as they stand within a sentence and at its start: names are told by their capitals, so these patterns heed them. */
const eitherCase = (words: string): string => words.replace(/\b[a-z]/g, (first) => `[${first}${first.toUpperCase()}]`)

/** Whoever arranged the finance, by what they are; by name; and what else stands for them. */
const trade = String.raw`(?:(?:[Tt]he|[Tt]his|[Tt]hat|[Yy]our|[Ee]ach|[Oo]ur) )?(?:\p{L}+ ){0,2}?${eitherCase(arranger)}`
const name = String.raw`(?<name>(?!(?:The|They|This|That|It|We|You|Your|Our|He|She)\b)\p{Lu}[\p{L}&'()-]*(?: (?:\p{Lu}[\p{L}&'().-]*|&|of|and|the)){0,6})`
const someone = `(?:${trade}|them|[Tt]hey|[Ii]t|${name})`
/** Whoever lends, by what they are or by a name that says so. */
const funder = String.raw`(?:(?:[Tt]he|[Yy]our) (?:lender|finance (?:company|house|provider)|funder|bank)|(?:\p{Lu}[\p{L}&'-]* ){1,4}(?:Finance|Financial Services|Bank|Credit|Capital|Funding)(?: (?:Limited|Ltd|plc|PLC))?)`
/** What a sum is called that leads up to it: "a fixed fee of". */
const called = `(?: (?:an?|[Tt]he|total|fixed|flat|set|single|one-off|standard|introductory|introduction|finder's|commission|amount|fee|sum|payment|of))*`

/** What stands before the sum, and what after it, where a sentence says that it was paid for bringing the customer. */
const ways: readonly (readonly [before: RegExp, after?: RegExp])[] = [
  [new RegExp(String.raw`\b(?:paid|pay) ${someone}${called} $`, 'u')],
  [new RegExp(String.raw`\b(?:paid|pay)${called} $`, 'u'), new RegExp(`^ (?:[^.;,£]{0,30} )?to ${someone}`, 'u')],
  [
    new RegExp(
      String.raw`\b(?:paid|pay) ${someone} \d[\d.]* ?% of [^.;£]{3,40}?,? (?:\(|or |being |a sum of |which (?:is|was|came to) )$`,
      'u',
    ),
  ],
  [new RegExp(String.raw`\bpayment to ${someone}\b[^;£]{0,80},? of $`, 'u')],
  [new RegExp(String.raw`\b${someone} (?:was|were|is|has been|will be) paid(?: by us)?${called} $`, 'u')],
  [
    new RegExp(
      String.raw`\b(?:${someone}|and),? (?:received|receives|will receive|gets|got|earned|earns)${called} $`,
      'u',
    ),
    /^(?: (?:from|by|for|as|in)\b|[.,;]|$)/i,
  ],
  // A broker that writes itself: "the lender paid us £390.00", "we received £390.00 from the lender".
  [new RegExp(String.raw`\b(?:${funder}|[Tt]hey) (?:paid|pays?|will pay) us${called} $`, 'u')],
  [
    new RegExp(String.raw`\b[Ww]e (?:received?|were paid|got|get|earned)${called} $`, 'u'),
    new RegExp(`^ (?:[^.;,£]{0,30} )?(?:from|by) ${funder}`, 'u'),
  ],
  [/^$/, new RegExp(`^ (?:was|is|has been|will be) paid (?:[^.;,£]{0,30} )?to ${someone}`, 'u')],
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
const isReward =
  /\bcommission\b|\b(?:introducing|introduced|arranging|arranged)\b[^.]*\b(?:gets?|receives?|paid|payment)\b/i
const isWork =
  /\bcommission\b|\bintroduc\w+|\bbrought you\b|\barrang(?:ing|ed) (?:the|your|this)\b|\b(?:flat|fixed|finder's) (?:fee|amount|sum)\b|% of the\b/i
/** Sums that nobody was paid, and sums of something else. */
const isOther =
  /\b(?:would|could have|might|may(?! \d)|up to|at most|maximum|minimum|lowest|highest|average|typical\w*|example|at least|claim\w*|refund\w*|compensat\w+|redress|return of|offer\w*|to say sorry|bonus|(?:for|of) the (?:vehicle|car|goods)|no commission|not (?:pay|paid|receive)|(?:pay|paid|send|sent|owe) you)\b|\b(?:deposit|balance|borrow\w*|price|credit(?! (?:broker|intermediary))|interest|loan)\b[^.;,£%]{0,12}£/i

/** What a share is of. */
const ofCredit = /% of (?:the )?(?:amount of credit|credit|loan|balance|price)\b/gi

/** Where the words around a sum say that somebody was paid it; `name` where they name them. */
function paidIn(before: string, after: string): RegExpExecArray | undefined {
  for (const [own, rest] of ways) {
    const [first, last] = [own.exec(before), rest?.exec(after)]
    if (first && last !== null) return last?.groups?.name === undefined ? first : last
  }
  return undefined
}

/** The sums that sentences say whoever arranged the finance was paid for it, and who that is where they name them. */
export const commissionTold = (page: Page): Candidate[] =>
  sentencesOn(page).flatMap(({ text, lead, next }): Candidate[] => {
    if (isOther.test(text.replace(ofCredit, '%'))) return []
    const sums = moneyIn(text)
    for (const { value, start, end } of sums) {
      const [before, after] = [text.slice(0, start), text.slice(end)]
      const paid = isWork.test(`${lead} ${text} ${next}`) ? paidIn(before, after) : undefined
      const isTold =
        paid !== undefined ||
        (isReward.test(`${lead} ${before}`) && goesOn.test(before)) ||
        (sums.length === 1 && speaks.test(text) && isPaid.test(text))
      if (!isTold) continue
      const named = partyIn(paid?.groups?.name ?? '').value
      const at = text.indexOf(named)
      return [
        { field: 'commission', value, weight: 5.5, place: cut(text, start, end, page.number) },
        ...(named === ''
          ? []
          : [
              {
                field: 'dealer' as const,
                value: named,
                weight: 4.6,
                place: cut(text, at, at + named.length, page.number),
              },
            ]),
      ]
    }
    return []
  })
