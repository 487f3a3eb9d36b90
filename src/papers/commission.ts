import { expression } from '../text/expression.ts'
import { unscanned } from '../text/plainWords.ts'
import type { Paper } from './kinds.ts'
import { cellsText, type Line, type Page } from './page.ts'
import { cutPassage, longestRead, type PaperPlace, placeOfValue, type ValueCandidate } from './passages.ts'
import { type ReadingRule, type Sentence, sentencesOn } from './rules.ts'
import { moneyIn } from './values.ts'

/** A passage that speaks of commission, or of another payment to whoever arranged the finance. */
export type Disclosure = PaperPlace & { paper: Paper }

/** Words for the firm that arranged the finance. */
const arranger = '(?:dealer(?:ship)?|supplier|broker|retailer|introducer|garage|(?:credit )?intermediary)'
const speaks = new RegExp(
  [
    String.raw`\bcommissions?\b|\b(?:payment|fee) to (?:the |your )?${arranger}\b|\bpa(?:y|id|ys) [^.;£]{2,60} an? (?:fixed|set|flat) (?:sum|fee|amount)\b|\bdifference (?:in|of) charges\b|\bdiscretion over (?:the|your) (?:interest )?rate\b|\b(?:remuneration|payment|fee|incentive|bonus)\b.{0,60}\b(?:from|by) (?:the )?(?:lender|finance company|us)\b`,
    String.raw`\b(?:we|the (?:bank|lender|creditor)) (?:may |will |also |have )?pa(?:y|id) (?:(?:the|your|this|that) )?(?:motor )?${arranger}\b(?! the (?:price|balance|deposit)|[^.;]{0,40}\bfor the (?:vehicle|car|goods)\b)`,
    String.raw`\bwe paid [^.;£]{3,60} \d[\d.]* ?%\)? of the (?:amount|credit|loan)\b`,
    // A broker tells what it is paid.
    String.raw`\b(?:pays?|paid) us (?:an? (?:fixed |flat |set )?(?:fee|sum|commission|amount)\b|£?\d[\d.]*|for introducing you\b)`,
    String.raw`\b${arranger}\b[^.;£]{0,40} (?:gets|receives?|received|(?:was|is|will be) paid) (?:from us )?(?:an? |£)`,
    String.raw`\bwe (?:will )?pa(?:y|id) (?:it|them) £[\d,.]+(?=\.|$)`,
    // A named firm that is paid a share of the credit.
    String.raw`\bwe paid [^.;£]{3,60} £[\d,.]+, (?:which is|being|or) \d[\d.]* ?%`,
  ].join('|'),
  'i',
)

/** Find every sentence about commission, with the "yes" to a question. Headings do not count. */
export function disclosuresOn(page: Page): PaperPlace[] {
  const told = sentencesOn(page).flatMap((sentence) => {
    const match = speaks.exec(sentence.text)
    const isHeading = !/\d/.test(sentence.text) && sentence.text.split(' ').length < 5
    return match && !isHeading ? [{ sentence, match }] : []
  })
  const whole = told.filter(({ sentence }) => !sentence.isMixed)
  // What the box beside its label says is not told again with that label in it.
  return told
    .filter(({ sentence, match }) => !sentence.isMixed || !whole.some((one) => one.match[0] === match[0]))
    .map(({ sentence, match }) =>
      cutPassage(withYes(sentence), match.index, match.index + match[0].length, page.number),
    )
}

const withYes = ({ text, next }: Sentence): string =>
  /\?$/.test(text) && /^yes\b/i.test(next) ? `${text} ${next}` : text

const ways: readonly (readonly [how: string, words: RegExp])[] = [
  [
    'discretionary',
    /\b(?:^discretionary|discretion|scaled (?:commission|model)|(?<=\b(?:was|it|had|used|under|on|calls) (?:an? |the )?)discretionary (?:commission (?:arrangement|agreement|model|scheme)|basis)|(?:set|adjust|vary|varied|choose|chose|increase|alter|change|decide|negotiate)\w*(?:,[^.;,£]{3,40},|,? within [^.;,£]{3,40}?)? (?:on )?(?:the |your |an? |its |their |what |which )?(?:interest |customer(?:'s)? |flat ){0,2}rate|rate(?: of interest)? was set by (?:the|your) (?:dealer|broker|retailer|introducer)|rate, which (?:they|it|(?:the|your) (?:dealer|broker|retailer|introducer)) (?:can|could|may|(?:is|was) able to) (?:set|choose|change|vary)|difference (?:in|of) charges|difference between [^.;£]{3,60}\b(?:interest|rates?)\b|depend\w* on the (?:customer )?(?:interest )?rate|(?:rose|rises|rising)(?: (?:or|and) (?:fell|falls|falling))? with (?:the|your) (?:interest )?rate|higher (?:the|that|your) (?:interest )?rate|a say in (?:the|your) (?:interest )?rate|var(?:y|ies|ied) (?:with|according to) (?:the|that) (?:interest )?rate|basis(?: of commission)?:? ?discretionary|(?:linked|by reference) to the (?:interest )?rate)\b/gi,
  ],
  [
    'percentage',
    /\b(?:\d+(?:\.\d+)?\s?(?:%|per cent)\)?|percent(?:age)?(?:, [^.,;£]{3,30})?),? of (?:the )?(?:total )?(?:amount|amt|sum|loan|credit|finance|advance|balance|total|profit|interest|what you(?:'re| are)? borrow)/gi,
  ],
  [
    'fixed',
    /\b(?:fixed|flat|set|same) (?:fixed |flat |set )?(?:fee|sum|amount|commission|payment)\b|\b(?:fixed|flat|set) (?=£\d)|\b(?:fee|sum|amount|commission) (?:is|was) (?:fixed|the same)\b/gi,
  ],
]

/** "The dealer cannot change the interest rate" denies discretion, as does a rate the lender sets; asking whether it could says nothing. */
const denied =
  /\b(?:not|cannot|can't|couldn't|doesn't|didn't|never|nor|unable to|no|whether|if(?! you (?:go ahead|proceed|enter|take)\b))\b[^.;£]{0,40}$|\bwe(?: alone| ourselves)? $/i
const endOfSentence = /[.;?]\s/
/** A question not answered "yes", or a box answered "no", which says nothing. */
const isAsked =
  /^(?:(?:\W*(?:was|were|did|does|do|could|can|is|are)\b[^.;?]{0,120}|discretion[^.;?]{0,60})\?(?! ?yes\b)|discretionary commission (?:arrangement|model|scheme)\W{0,3}no\b)/i
/** A share that says how large commission was, beside the share of something else. */
const isMeasure =
  /\d ?% of the (?:total )?charge for credit and \d[\d.]* ?% of the (?:total )?(?:amount of credit|credit|loan)\b/i
/** Words that make a statement conditional: it does not say what was paid. */
const isMaybe = /\bmay\b(?! \d)|"\p{Lu}{1,5}" means\b/iu
const isLet = expression.gi`\b(?:they|who|it|(?:the|this|your) (?:credit )?${arranger}) may (?=set|choose|decide|vary|adjust|alter|change)|(?<=\bwe pay [^.;£]{0,60})(?:which|that|it) may (?=vary with)|\b(?:amount|commission) may (?=vary (?:with|according to) the (?:interest )?rate)|\bmay (?=be (?:larger|higher|greater|smaller|lower|less|more)\b)|\bmay (?=depend on [^.;£]{0,30}\brate, which)|\bwe may (?=(?:also )?pay)`

/** Subject of a follow-up question or a box's label; on a page about commission it means the commission. */
const ofPayment = '(?:it|that|this|the (?:commission|amount|sum|payment|fee|figure))'
const workedOut = '(?:worked out|calculated|set|arrived at|decided)'
const asksHow = expression.i`\bhow (?:(?:was|is) ${ofPayment} ${workedOut}|(?:do|did) (?:you|we|they) (?:work ${ofPayment} out|(?:work out|calculate|set) ${ofPayment}))\?$`
const labelsHow = expression.i`^how ${ofPayment} (?:was|is) ${workedOut}\b`

/** Find how commission was worked out, where a page says it: in a passage, in a sentence of its own after one, or in answer to a question. */
export function howTold(page: Page): ValueCandidate[] {
  const isOfIt = page.lines.some(({ cells }) => speaks.test(cellsText(cells).slice(0, longestRead)))
  const isTold = (text: string, lead: string): boolean =>
    speaks.test(`${lead} ${text}`) ||
    // A scanner reads "cornmission".
    speaks.test(unscanned(`${lead} ${text}`)) ||
    (isOfIt && (asksHow.test(lead) || labelsHow.test(text)))
  return sentencesOn(page)
    .filter(({ text, lead }) => isTold(text, lead))
    .flatMap((sentence) => howPaid(withYes(sentence), page.number))
}

/** Find how commission was worked out, where words say it. */
const howPaid = (words: string, page: number): ValueCandidate[] =>
  ways.flatMap(([how, said], rank) => {
    const found = [...words.matchAll(said)].find(({ index }) => {
      const before = words.slice(0, index)
      const lead = before.split(endOfSentence).at(-1) ?? ''
      const own = `${lead}${words.slice(index).split(endOfSentence)[0]}`
      return (
        !denied.test(before) &&
        !isAsked.test(words.slice(index)) &&
        !isAsked.test(words.slice(index - lead.length)) &&
        !(how === 'percentage' && isMeasure.test(own)) &&
        !isMaybe.test(how === 'discretionary' ? own.replaceAll(isLet, '') : own)
      )
    })
    const place = found && cutPassage(words, found.index, found.index + found[0].length, page)
    return place ? [{ field: 'commissionHow', value: how, weight: 5 - rank * 0.5, place }] : []
  })

/** Words before and after a sum that say that it was paid for bringing the customer. */
const waysPaid: readonly (readonly [before: RegExp, after?: RegExp])[] = [
  [/(?<!\b(?:[Yy]ou|I|to) (?:(?!we )\p{Ll}+ )?)\b(?:paid|pays?)\b(?! off)[^;£]{0,110} $/u],
  [/\b(?:payment to|receive[sd]?|gets|got|was given|earn(?:s|ed))\b[^;£]{0,110} $/],
  [
    /^(?:an? (?:sum|amount|total|payment|commission) of )?$/i,
    /^ (?:was|is|has been|will be) paid (?:by us )?(?:[^.;,£]{0,30} )?to /,
  ],
]
/** Words that say what a share of the credit came to. */
const cameTo = /^it was worked out as [\d.]+ ?% of [^£.;]{3,40} and (?:came|comes) to $/i
/** Words that continue a sentence or a heading about commission: "Yes, £390.00", "In your case this came to £390.00". */
const goesOn =
  /(?:^yes[,.:;]? ?(?:of )?|(?:^|[,;:] |\bso )(?:(?:in|on|for) (?:this|your) \p{L}+,? )?(?:it|this|that|which|the (?:amount|sum|payment|fee|figure))(?: (?:(?:in|on|for) this \p{L}+|(?:we|you|they) (?:paid|received)))? (?:is|was|were|came to|comes to|amounts to|amounted to|will be)(?: (?:an?|the|total|fixed|flat|set|single|commission|amount|fee|sum|payment|of))* |^it's )$/iu
/** Words of a sentence that is about commission and says it was paid. */
const speaksAndPays =
  /^(?=.*\bcommission\b).*\b(?:paid|pay|pays|payment|payable|receive[sd]?|earn(?:s|ed)|got|gets|came to|comes to|amount(?:s|ed) to|was|is|at)\b/is

const isReward =
  /\bcommission\b|\b(?:introducing|introduced|arranging|arranged)\b[^.]*\b(?:gets?|receives?|paid|payment)\b/i
const isWork =
  /\bcommission\b|\bintroduc\w+|\bbrought you\b|\barrang(?:ing|ed) (?:the|your|this)\b|\b(?:flat|fixed|set|finder's) (?:fee|amount|sum|payment)\b|% of (?:the|what)\b/i
/** Words for sums not paid or for something else. */
const isOther =
  /\b(?:would|could have|might|may(?! \d)|up to|at most|maximum|minimum|lowest|highest|average|typical\w*|example|at least|claim\w*|refund\w*|compensat\w+|redress|return of|offer\w*|to say sorry|bonus|(?:for|of) the (?:vehicle|car|goods)|no commission|(?<!\byou do )not (?:pay|paid|receive)|(?:pay|paid|send|sent|owe) you|one third|half)\b|\b(?:deposit|balance|borrow\w*|price|credit(?! (?:broker|intermediary))|interest|loan)\b(?<!% of (?:the )?(?:amount of )?\w{4,8})[^.;,£%]{0,12}£/i

/** A sum in a sentence that is what somebody was paid for the work. */
const sumPaid = { field: 'commission', in: 'sentence', kind: 'money', unless: isOther, strength: 5.5 } as const

/** The sums that sentences say whoever arranged the finance was paid for it. */
export const commissionRules: readonly ReadingRule[] = [
  ...waysPaid.map(([before, after]): ReadingRule => ({ ...sumPaid, near: isWork, before, ...(after && { after }) })),
  ...[goesOn, cameTo].map((before): ReadingRule => ({ ...sumPaid, near: isReward, before })),
  { ...sumPaid, about: speaksAndPays, isAlone: true },
]

const isSum = /^(?:amount|sum|value|paid)(?: paid)?(?=[: ]|$)/i
const isHow = /^(?:basis|type|how|method|calculat|arrangement)/i
const isTitle = /^commission\b[^£\d.]{0,50}$|\bpay an? commission to\b/i

const paid = { field: 'commission', weight: 5.5 } as const

/** Read a page headed as the record of a commission: a sum that is called no more than an amount, and its basis. */
export function commissionRecordedOn(page: Page): ValueCandidate[] {
  const { number, lines } = page
  const texts = lines.map(({ cells }) => cellsText(cells).slice(0, longestRead))
  const isRecord = texts.slice(0, 3).some((text) => /\bcommission (?:records?|details|payments?|paid)\b/i.test(text))
  return lines.flatMap((line, index): ValueCandidate[] => {
    const text = texts[index] ?? ''
    const isHeaded =
      isRecord ||
      texts.slice(Math.max(0, index - 2), index).some((above) => /^\W*(?:dealer |broker )?commission\W*$/i.test(above))
    const [sum] = isHeaded && isSum.test(text) ? moneyIn(text) : []
    return [
      ...inRow(page, line),
      ...(isTitle.test(texts[index - 1] ?? '') ? inTable(page, line, lines[index + 1]) : []),
      ...(sum ? [{ ...paid, value: sum.value, place: cutPassage(text, sum.start, sum.end, number) }] : []),
    ]
  })
}

const namesBasis =
  /^(?:comm(?:ission)?\b[^\d]{0,20}\b)?(?:basis|type|model|method|structure|arrangement|scheme)\b[\s:=-]*/i

/** Words in such a box; a sentence says more. */
const inBox: readonly (readonly [how: string, words: RegExp])[] = [
  ['discretionary', /^(?:\d{1,3} )?(?:discretionary|DCA|DIC|diff(?:erence)? in charges|scaled)\b/i],
  ['percentage', /^(?:percentage\b|pct\b|\d[\d.]* ?%)/i],
  ['fixed', /^(?:fix(?:ed)?|flat)\b/i],
]
/** Codes only commission has, in any box. */
const isCode = /^(?:DCA|DIC)\b/

/** Find how commission was worked out, in the box of a label that asks it or in the one beside it. */
const inRow = (page: Page, line: Line): ValueCandidate[] =>
  line.cells.flatMap(({ text }, column): ValueCandidate[] => {
    const label = namesBasis.exec(text)?.[0].length
    // "COMM TYPE", "F", "FLAT SUM".
    const beside = line.cells[column + 1]?.text.length === 1 ? column + 2 : column + 1
    const cell = line.cells[label === text.length ? beside : column]
    if (label === undefined || !cell) return []
    const start = label === text.length ? 0 : label
    const box = cell.text.slice(start).replace(/^[\s:]+/, '')
    const isOfIt =
      /^comm/i.test(text) || line.cells.slice(0, column).some((cell) => /^comm(?:ission)?:?$/i.test(cell.text))
    const value = isOfIt || isCode.test(box) ? inBox.find(([, words]) => words.test(box))?.[0] : undefined
    const place = placeOfValue(page, line, line, cell, { start, end: cell.text.length })
    return value === undefined ? [] : [{ field: 'commissionHow', value, weight: 5, place }]
  })

/** The same as a row under heads: "Paid to", "Amount", "Arrangement". */
function inTable(page: Page, head: Line, row: Line | undefined): ValueCandidate[] {
  if (!row || head.cells.length < 2 || row.cells.length !== head.cells.length) return []
  return head.cells.flatMap(({ text: label }, column): ValueCandidate[] => {
    const cell = row.cells[column]
    if (!cell) return []
    const [sum] = isSum.test(label) || /^commission\b/i.test(label) ? moneyIn(cell.text) : []
    if (sum) return [{ ...paid, value: sum.value, place: placeOfValue(page, head, row, cell, sum) }]
    return isHow.test(label) ? howPaid(cell.text, page.number) : []
  })
}
