import { longDate } from '../../dates/plainDate.ts'
import { arrangementReasons, unfairnessReasons } from './arrangementReasons.ts'
import { conditionReasons } from './conditionReasons.ts'
import type { RedressDecision } from './decideRedress.ts'
import type { Figures } from './figuresFor.ts'
import type { Law } from './law.ts'
import type { Reason } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import { remedyReasons } from './remedyReasons.ts'
import type { Tests } from './tests.ts'

/** Every rule tested, in the order the scheme asks, with what was found and where it is written. */
export function reasonsFor(
  question: RedressQuestion,
  tests: Tests,
  figures: Figures,
  decision: RedressDecision,
  law: Law,
): Reason[] {
  const conditions = conditionReasons(question, tests, law)
  if (!law.figures) return [...conditions, beforeTheScheme(law)]
  const {
    scheme,
    figures: { terms },
  } = law
  return [
    ...conditions,
    ...arrangementReasons(question, tests, figures, scheme, terms),
    ...unfairnessReasons(question, tests, scheme),
    ...remedyReasons(question, tests, figures, decision, scheme, terms),
  ]
}

const beforeTheScheme = ({ dates }: Law): Reason => ({
  rule: 'figures',
  paragraph: 'CONRED 5.1 and 6.1',
  finding: 'not-checked',
  wording: 'not-checked',
  values: { first: longDate(dates.firstDay) },
  confidence: 'high',
})

/** The rules that nobody was asked about, or whose answer or figures are not known. */
export const notChecked = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ finding }) => finding === 'not-checked' || finding === 'unknown')
