import type { AnswerOrNotAsked } from '../answer.ts'
import type { Scheme } from '../scheme/scheme.ts'
import type { Confidence } from '../scheme/schemeTerms.ts'

/** "met" leads towards redress, "not-met" does not; "not-checked" was not asked, or its figures are not published. */
export type TestResult = 'met' | 'not-met' | 'unknown' | 'not-checked'

const answered = ['met', 'not-met', 'unknown'] as const
const asked = [...answered, 'not-asked'] as const

/** Every rule by its part of the scheme, and the ways it can be put into words. The words themselves are content. */
const byPart = {
  conditions: {
    'agreement-date': ['met', 'not-met'],
    'credit-agreement': ['credit', 'lease', 'personal-loan', 'unknown'],
    consumer: asked,
    regulated: ['met', 'not-met', 'no-limit'],
    'business-use': ['within', ...asked],
    'very-large-loan': ['met', 'not-met', 'spared', 'unknown', 'no-limit'],
    'commission-paid': answered,
    'not-resolved': asked,
    'in-time': asked,
  },
  arrangements: {
    'discretionary-commission': answered,
    'discretion-used': asked,
    'high-commission': answered,
    'tied-arrangement': ['met', 'not-met', 'captive', 'unknown'],
    'minimal-commission': answered,
    'interest-charged': ['met', 'not-met'],
    'relevant-arrangement': answered,
  },
  unfairness: {
    'disclosure-discretionary': answered,
    'disclosure-high-commission': answered,
    'disclosure-tie': answered,
    'tie-operative': asked,
    disclosure: answered,
    'no-better-deal': asked,
  },
  remedy: {
    'very-high-commission': answered,
    hybrid: ['averaged'],
    'cheapest-credit': asked,
    'commission-cap': ['met', 'not-met'],
    'adjusted-cost-cap': asked,
    'actual-cost-cap': ['met', 'not-met'],
    interest: ['per-year', 'whole-period'],
    arrears: ['met', 'not-met'],
    figures: ['not-checked'],
  },
} as const

export const wordings = { ...byPart.conditions, ...byPart.arrangements, ...byPart.unfairness, ...byPart.remedy }
export type RuleId = keyof typeof wordings
export type ConditionId = keyof typeof byPart.conditions

/** The parts of the scheme, in the order it asks. */
export const parts = ['conditions', 'arrangements', 'unfairness', 'remedy'] as const
export type ReasonPart = (typeof parts)[number]

export const reasonsOf = (part: ReasonPart, reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ rule }) => rule in byPart[part])

/** One rule, its result for this agreement, and its paragraph. `wording` is one of the rule's `wordings`. */
export type Reason = {
  rule: RuleId
  paragraph: string
  finding: TestResult
  wording: string
  values: Readonly<Record<string, string>>
  confidence: Confidence
}

const findingOf = (answer: AnswerOrNotAsked): TestResult =>
  answer === 'not-asked' ? 'not-checked' : answer === 'unknown' ? 'unknown' : answer ? 'met' : 'not-met'

const wordingOf = (answer: AnswerOrNotAsked): string =>
  typeof answer === 'boolean' ? (answer ? 'met' : 'not-met') : answer

export const reasonFor = (
  rule: RuleId,
  answer: AnswerOrNotAsked,
  paragraph: string,
  confidence: Confidence,
  values: Reason['values'] = {},
): Reason => ({ rule, paragraph, finding: findingOf(answer), wording: wordingOf(answer), values, confidence })

/** The chapter of the FCA Handbook that an agreement falls under; both when it falls under neither. */
export const chapterOf = (scheme: Scheme | null, section: string): string =>
  scheme === null ? `CONRED 5.${section} and 6.${section}` : `CONRED ${scheme === 1 ? 6 : 5}.${section}`

/** A paragraph on working out redress. Its number was read in CONRED 6.4, and CONRED 5.4 is cited as matching it. */
export const redressParagraph = (scheme: Scheme | null, paragraph: string): string =>
  scheme === 1 ? `CONRED ${paragraph}` : `CONRED 5.4, which matches CONRED ${paragraph}`

export type RuleTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A reason in words, with its values in their places. Throws when the words lack that wording, or name a value it has not. */
export function reasonText(rules: RuleTexts, { rule, wording, values }: Reason): string {
  const text = rules[rule]?.[wording]
  if (text === undefined) throw new Error(`the words of "${rule}" have no "${wording}"`)
  return filled(text, values)
}

/** A text with every value in its braces: "{limit}". Throws when it names one that is not given. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" names {${name}}, which there is none of`)
    return value
  })
