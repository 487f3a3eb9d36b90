import type { Page } from './lines.ts'
import { type Candidate, wholeLine } from './place.ts'
import { datesIn } from './values.ts'

/** What labels lead to, without what the words around it make another thing, and weighed by them. */
export function asMeant(candidates: readonly Candidate[], page: Page): Candidate[] {
  return candidates
    .map((one) => (isFlat(one) ? { ...one, weight: one.weight - 2 } : one))
    .filter(({ field, place }) => field !== 'signedOn' || !(isOpened(place) || isOrdered(place)))
    .filter((one) => one.field !== 'lender' || !isSigner(one))
    .map((one) => (one.field === 'signedOn' && isOfLender(one.place) ? { ...one, weight: one.weight - 1.5 } : one))
    .filter(({ field, place }) => field !== 'agreementNumber' || !/\bsort code\b/i.test(place.passage))
    .filter(({ field, place }) => field !== 'settledOn' || !isQuoted(place) || isSettled(page))
    .map((one) => (isSeller(one) && isSale(page) ? { ...one, field: 'lender', weight: one.weight + 1.5 } : one))
}

/** A flat rate is another measure, about half of the rate of interest: it counts where no other stands. */
const isFlat = ({ field, place: { passage, mark } }: Candidate): boolean =>
  field === 'interestRate' && /^\s*\(?flat\b/i.test(passage.slice(mark[1]))

/** The customer signs first, and whoever lends after that; the date of the agreement is the one that is called so. */
const isOfLender = ({ passage, mark }: Candidate['place']): boolean =>
  /\b(?:for|on behalf of)(?: and on behalf of)? (?:us\b|(?:the )?(?:creditor|lender|owner|seller|company)\b|\p{Lu}[^·]{0,80}\b(?:ltd|limited|plc|finance|bank|\(?uk\)?)\b)/iu.test(
    passage.slice(0, mark[0]),
  ) && !/\bdate of (?:this |the )?agreement\b|agreement date|\bagreement (?:is )?made\b/i.test(passage)

/** "Us: K Patel 12/6/18": who signs, with the day, is a person. */
const isSigner = ({ value, place: { passage, mark } }: Candidate): boolean =>
  !/\b(?:ltd|limited|plc|bank|finance|credit)\b/i.test(String(value)) &&
  (datesIn(passage.slice(mark[1], mark[1] + 24))[0]?.start ?? 9) < 9

/** A chat or a session says when it was started, to the minute. */
const isOpened = ({ passage, mark }: Candidate['place']): boolean =>
  /\b(?:started|opened):? $/i.test(passage.slice(0, mark[0])) && /^,? (?:at )?\d{1,2}:\d\d/.test(passage.slice(mark[1]))

/** What the customer signs and somebody for the dealer is an order or an invoice, and no agreement. */
const isOrdered = ({ passage }: Candidate['place']): boolean =>
  /\bfor (?:and on behalf of )?(?:the )?(?:dealer|retailer|supplier|garage)\b|\bsales(?:man|woman|person| executive)\b/i.test(
    passage,
  )

/** The settlement date of a quotation is yet to come; that of a record is past where the record says that all is settled. */
const isQuoted = ({ passage }: Candidate['place']): boolean => /\bsettlement date\b/i.test(passage)
const isSettled = ({ lines }: Page): boolean =>
  lines.some((line) => /\bstatus\b.{0,12}\b(?:settled|closed|terminated|ended)\b/i.test(wholeLine(line)))

/** Under a conditional sale whoever lends is the seller; under any other agreement a seller is the dealer. */
const isSeller = ({ field, place: { passage, mark } }: Candidate): boolean =>
  field === 'dealer' &&
  !/\b(?:dealer|supplier|retailer)\b/i.test(passage.slice(0, mark[0])) &&
  /\bseller(?:'s)?(?: name)?(?: ?\((?:we|us|the seller|owner|creditor)\))?[^\p{L}]*$/iu.test(passage.slice(0, mark[0]))
const isSale = ({ lines }: Page): boolean => lines.some((line) => /\bconditional sale\b/i.test(wholeLine(line)))
