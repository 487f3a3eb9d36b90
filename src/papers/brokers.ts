import { expression } from '../text/expression.ts'
import { isSeller, partyIn } from './nameWords.ts'
import type { Page } from './page.ts'
import { cutPassage, type ValueCandidate } from './passages.ts'
import type { ReadingRule } from './rules.ts'

/** Sentences that name who arranged the finance: "Larkfield Motors Limited is a credit broker", "we paid Larkfield Motors a commission". */
const someone = String.raw`(\p{Lu}(?:[^.;:£]|(?<=\b\p{Lu})\.){2,60}?)`
const suppliedBy = expression.u`\b(?:(?:car|vehicle|goods)(?:, an? [^;£]{3,120},)? (?:is|was|are|were)|[Tt]o be) (?:supplied|sold)(?: to (?:us|you))? by ${someone}(?=[.,;(]|$| to\b| on\b| for\b| of\b| and\b| in\b| at\b)`
const fromSupplier = expression.u`(?:\b(?:from|to|by) the|\b[Tt]he|\b[Yy]our(?: supplying)?) (?:supplier|dealer|retailer|dealership)(?: of the (?:car|vehicle|goods))?(?: (?:that|who|which) [^.,;£]{3,40})?, ${someone}(?=[.,;(]|$)`
const asBroker: readonly RegExp[] = [
  expression.u`\b[Pp]aid £[\d,.]+ to ${someone}(?=[.,;]|$| for\b| as\b| in\b)`,
  // "Finance through X" names the lender.
  expression.u`(?<!\b(?:[Ff]inanced?|[Ff]unded|[Cc]redit|[Ll]oan|HP|PCP) )\b(?:through|via) ${someone}(?=[.,;]|$| and\b| on\b)`,
  /(?<=\d\p{L}{0,3}\s?\p{Lu}*\)?,? )(?:from|supplied by) (\p{Lu}[^.;,]{3,50}?)(?=[.;,]|$| on \d| for\b)/u,
  expression.u`\b(?:got|chose|bought|buy|buying|purchased|obtained|collected|part[- ]exchanged)(?: (?:it|(?:the|a|your) (?:\p{Ll}+ )?(?:car|vehicle)|an? \p{Lu}[^.,;£]{2,40}?))?(?: by us| at your request)? (?:from|at) ${someone}(?=[.,;]|$| on \d| for\b| and\b| in\b)`,
  expression.u`\b(?:which|that|since|when|after) ${someone} (?:supplied|sold)\b`,
  expression.u`\b(?:[Ii]t|car|vehicle) (?:came|comes|is coming) from ${someone}(?=[.,;(]|$| of\b| in\b| at\b| on\b)`,
  expression.u`\b[Ww]e (?:have )?paid ${someone} for (?:the|your)\b`,
  expression.u`\bto ${someone}, who (?:are|is|were) (?:selling|supplying)\b`,
  expression.u`\b(?:when you visited|we (?:have )?paid) ${someone}(?= on \p{Lu}\p{Ll}+day\b|[.,;]|$)`,
  // In a list of purchases: "from Hollins Lane Cars in Bury".
  expression.u`^(?:[*•-] )?from ${someone}(?= in \p{Lu}| \(|[.;,]|$)`,
  expression.u`\b(?:introduced|supplied|sold|arranged|brokered)(?: to (?:us|you))? (?:by|through) (?:an? |the |your )?(?:[a-z]+,? ){0,3}${someone}(?=[.,;(]|$| to\b| on\b| for\b| of\b| and\b| in\b| at\b)`,
  expression.u`\b[Cc]ommission(?: of £[\d,.]+)? (?:was |is |we |has been |will be )?(?:paid |payable )?to ${someone}(?=[.,;(]|$| for\b| on\b| in\b| was\b| under\b| as\b| which\b| when\b| who\b)`,
  expression.u`\b[Ww]e (?:paid|(?:will )?pay) ${someone} (?:an? |the )?(?:commission|fee)\b`,
]
/** Sentences in which a broker names itself: the name need not name a trade. */
const asBrokerItself: readonly RegExp[] = [
  expression.u`(?:^|[.;:,] )(?!When\b|We\b|They\b|It\b|The\b|This\b|Your\b|Our\b|You\b|He\b|She\b|Who\b)${someone},? (?:is|are|act(?:s|ed)? as) (?:an? |the )?(?:independent )?(?:credit (?:broker|intermediary)|(?:finance )?broker\b(?=,? (?:and )?not a lender))`,
  /^(?:\(?\d\)? )?(\p{Lu}[^,;:£()]{3,60}),[^;:£()]{0,100} \((?:the )?["']?(?:[Cc]redit [Ii]ntermediary|[Ss]upplier|[Dd]ealer|[Bb]roker|[Rr]etailer|[Ii]ntroducer)\b/u,
  expression.u`\b(?:pay|by|from|with|through) ${someone} \(["']?(?:[Tt]he )?["']?(?:[Ss]upplier|[Dd]ealer|[Cc]redit [Ii]ntermediary|[Bb]roker|[Rr]etailer)\b`,
  expression.u`\b[Ww]e \(${someone}\),? (?:acted|act|are|were)(?: as)?(?: an?| the| your)? (?:independent )?(?:(?:credit|finance) )?(?:broker|intermediary)`,
  expression.u`\b[Ww]e are (?!An?\b|The\b)${someone}, an? (?:independent )?credit broker`,
]

/** A town within the name of a company: "Parkside Autos (Mansfield) Ltd". */
const townOf = /^ \(\p{Lu}[\p{L} -]{2,30}\) (?:Ltd|Limited|plc|PLC|LLP)\b/u

/** Sentences whose subject is the arranger: "Larkfield Motors arranged the finance". */
const arranged = expression.u`^(?!We\b|They\b|It\b|The\b|This\b|Your\b|Our\b|You\b|He\b|She\b|Who\b)${someone} (?:arranged|introduced|brokered|supplied) (?:it|this|that|the|you|your)\b`

/** "Braid Hills Motor Co, who sold you the car, have been paid". */
const whoSold = expression.u`^${someone}, who (?:sold|supplied) (?:you )?(?:it|the|your)\b`

/** "The credit intermediary who introduced you to us, and who sold us the vehicle, is …". */
const whoIs = expression.u`\b(?:[Cc]redit (?:intermediary|broker)|[Dd]ealer|[Ss]upplier|[Bb]roker|[Rr]etailer|[Ii]ntroducer),? (?:who|which|that)\b[^.;:£]{3,90},? (?:is|was) ${someone}(?=[.,;(]|$| of\b| at\b)`

/** The name that a sentence gives a company, with the town in it. */
function namedIn({ 1: words = '', index, input: text }: RegExpExecArray): string {
  const named = words.trim()
  const from = text.indexOf(named, index) + named.length
  return partyIn(named.replace(/ \("[^()]*\)$/, '') + (townOf.exec(text.slice(from))?.[0] ?? '')).value
}

/** A name that was made whole is told again by the line below. */
const twice = /(\b\p{Lu}[\p{L}-]+) \1$/u

const sellerBy = (pattern: RegExp, strength: number): ReadingRule => ({
  field: 'dealer',
  in: 'cell',
  pattern,
  read: (match) => (isSeller(match[1]?.replace(twice, '$1') ?? '') ? namedIn(match).replace(twice, '$1') : ''),
  strength,
})

/** Rules for sentences that say who arranged the finance or sold the car. */
export const brokerRules: readonly ReadingRule[] = [
  // If one firm sold the car and another arranged the finance, take the seller.
  sellerBy(suppliedBy, 7),
  ...asBroker.map((pattern) => sellerBy(pattern, 6)),
  ...asBrokerItself.map(
    (pattern): ReadingRule => ({ field: 'dealer', in: 'cell', pattern, read: namedIn, strength: 6 }),
  ),
  { ...sellerBy(fromSupplier, 6.5), in: 'sentence' },
  ...[arranged, whoSold, whoIs].map((pattern): ReadingRule => ({ ...sellerBy(pattern, 6), in: 'sentence' })),
]

const trade =
  /\b(?:Motors|MOTORS|(?:LEISURE )?VEHICLES|MOTORHOMES|GARAGES?|CARS|AUTOS|Motorhomes|Leisure|Motor (?:Company|Co|Group|Centre|House)|Cars|Car Co|Garages?|Autos|Automotive|Vehicles|Motorcycles|Commercials|Car (?:Sales|Centre|Company)|Vehicle (?:Sales|Centre))\b/

/** Papers that the seller writes, or may have written. */
export type SellerKind = 'invoice' | 'explanation' | 'unknown'

/** Find the seller in the head of an invoice or order, or of a sheet on needs if its name sounds like a trade. */
export function sellerOn({ number, lines }: Page, kind: SellerKind): ValueCandidate[] {
  const head = lines.slice(0, 3).flatMap(({ cells }) => (kind === 'invoice' ? cells.slice(0, 1) : cells))
  const isHead =
    kind === 'invoice'
      ? (text: string) => isSeller(text) && !/invoice|order|\d{3}/i.test(text)
      : (text: string) => trade.test(text) && text.length < 60
  const text = head.find((cell) => isHead(cell.text))?.text
  const name = kind === 'invoice' ? text : text?.replace(/, \p{Lu}[\p{L} -]+$/u, '')
  return text === undefined || name === undefined
    ? []
    : [{ field: 'dealer', value: name, weight: 5, place: cutPassage(text, 0, name.length, number) }]
}
