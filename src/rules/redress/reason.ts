import type { Answer } from '../answer.ts'
import type { Scheme } from '../scheme/schemeFor.ts'
import type { Confidence } from '../scheme/schemeTerms.ts'

/** "met" leads towards redress, "not-met" does not; "not-checked" is a rule whose figures are not published. */
export type Finding = 'met' | 'not-met' | 'unknown' | 'not-checked'

export const ruleIds = [
  'agreement-date',
  'credit-agreement',
  'not-resolved',
  'commission-paid',
  'minimal-commission',
  'interest-charged',
  'cheapest-credit',
  'very-large-loan',
  'discretionary-commission',
  'high-commission',
  'tied-arrangement',
  'relevant-arrangement',
  'disclosure',
  'rebuttals',
  'very-high-commission',
  'hybrid',
  'commission-cap',
  'other-caps',
  'interest',
  'arrears',
  'figures',
] as const
export type RuleId = (typeof ruleIds)[number]

/** One rule, what it was found to say of this agreement, and where it is written. */
export type Reason = { rule: RuleId; paragraph: string; finding: Finding; text: string; confidence: Confidence }

export const findingOf = (answer: Answer): Finding => (answer === 'unknown' ? 'unknown' : answer ? 'met' : 'not-met')

/** The words that go with an answer. */
export const wordsFor = (answer: Answer, words: { yes: string; no: string; unknown: string }): string =>
  answer === 'unknown' ? words.unknown : answer ? words.yes : words.no

/** The chapter of the FCA Handbook that an agreement falls under; both when it falls under neither. */
export const chapterOf = (scheme: Scheme | null, section: string): string =>
  scheme === null ? `CONRED 5.${section} and 6.${section}` : `CONRED ${scheme === 1 ? 6 : 5}.${section}`

/**
 * A paragraph of the step that works out redress. Its number was read in CONRED 6.4; CONRED 5.4 has the same rules,
 * and is cited as matching it.
 */
export const redressParagraph = (scheme: Scheme | null, paragraph: string): string =>
  scheme === 1 ? `CONRED ${paragraph}` : `CONRED 5.4, which matches CONRED ${paragraph}`
