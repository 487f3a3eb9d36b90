import type { Agreement } from '../casefile/caseFile.ts'
import { type Covered, complaintAbout, within } from '../casefile/schemeCovers.ts'
import { addDays } from '../dates/plainDate.ts'
import { newestDate } from '../facts/valueOn.ts'
import { listInWords } from '../text/listInWords.ts'
import { hasNumber } from './agreementWords.ts'
import type { LetterContext } from './letterContext.ts'
import type { LawGives, RulesGives, TracingGives, ValuesFor } from './letterFields.ts'
import type { LenderAddress } from './recipientOf.ts'

/** The names a lender's records may be under, who answers for a lender that is gone, and which numbers nobody has kept. */
export function tracingValues(
  { formerNames, mayHaveMoved, before }: LenderAddress,
  agreements: readonly Agreement[],
): ValuesFor<TracingGives> {
  const known = agreements.length > 0 && agreements.every(hasNumber)
  return {
    before: before === null ? 'none' : before.renamed ? 'renamed' : 'other-firm',
    'former-lender': before?.name ?? '',
    'lender-names': formerNames.filter((name) => name !== before?.name).join('; '),
    'may-have-moved': mayHaveMoved ? 'yes' : 'no',
    'maybe-more': agreements.some(({ maybeMore }) => maybeMore) ? 'yes' : 'no',
    'missing-numbers': known ? 'none' : agreements.length > 1 ? 'several' : 'one',
  }
}

/** Return the numbers of some agreements within a letter. */
export const numbersOf = (some: readonly Agreement[], agreements: readonly Agreement[]): string =>
  listInWords(some.map((agreement) => agreements.indexOf(agreement) + 1))

/**
 * Tell which rules a complaint comes under. Only the ordinary ones apply to an agreement that the scheme certainly
 * leaves out, and to all when there is no scheme. If cover is unknown, the words about the scheme say what to do without it.
 */
export function rulesValues(
  agreements: readonly Agreement[],
  { letterParagraph, today, facts }: Pick<LetterContext, 'letterParagraph' | 'today' | 'facts'>,
): ValuesFor<RulesGives> {
  const words = letterParagraph.trim()
  const { scheme, outside } = complaintAbout(agreements, today, facts)
  return {
    rules: words === '' || scheme === false ? 'ordinary' : outside.length === 0 ? 'scheme' : 'both',
    outside: numbersOf(outside, agreements),
    'scheme-words': words,
    ...lawValues(agreements, { today, facts }),
  }
}

/** Find the law of the time that a letter can name: hire is outside the unfair relationship, and each rule had its first day. */
export function lawValues(
  agreements: readonly Agreement[],
  { today, facts }: Pick<LetterContext, 'today' | 'facts'>,
): ValuesFor<LawGives> {
  const [unfairFrom, rulesFrom, dutyFrom] = lawDates.map((id) => newestDate(facts, id)) as [string, string, string]
  return {
    unfair: shareOf(agreements.map(({ type, start }) => unfairness(type, within(start, unfairFrom, today)))),
    'broker-rule': shareOf(agreements.map(({ start }) => within(start, rulesFrom, today))),
    principles: shareOf(agreements.map(({ start }) => within(start, rulesFrom, addDays(dutyFrom, -1)))),
  }
}

export const lawDates = ['law.unfair-relationship-start', 'law.fca-takes-over', 'law.consumer-duty-start'] as const

const unfairness = (type: Agreement['type'], inTime: Covered): Covered =>
  type === 'lease' ? false : type === 'unknown' && inTime === true ? 'unknown' : inTime

/** All, none, or some; an unknown counts as some. */
function shareOf(each: readonly Covered[]): 'all' | 'some' | 'none' {
  const [first, differs] = new Set(each)
  if (differs !== undefined || first === undefined || first === 'unknown') return 'some'
  return first ? 'all' : 'none'
}
