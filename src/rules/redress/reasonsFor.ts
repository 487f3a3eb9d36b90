import { longDate } from '../../dates/plainDate.ts'
import { arrangementReasons } from './arrangementReasons.ts'
import type { Decision } from './decide.ts'
import { exclusionReasons } from './exclusionReasons.ts'
import type { Figures } from './figuresFor.ts'
import type { Law } from './lawFor.ts'
import type { Reason } from './reason.ts'
import type { RedressQuestion } from './redressQuestion.ts'
import { remedyReasons } from './remedyReasons.ts'
import { scopeReasons } from './scopeReasons.ts'
import type { Tests } from './testsFor.ts'

/** Every rule tested, in the order the scheme asks, with what was found and where it is written. */
export function reasonsFor(
  question: RedressQuestion,
  tests: Tests,
  figures: Figures,
  decision: Decision,
  law: Law,
): Reason[] {
  const scope = scopeReasons(question, tests, law)
  if (!law.figures) return [...scope, beforeTheScheme(law)]
  const {
    scheme,
    figures: { terms },
  } = law
  return [
    ...scope,
    ...exclusionReasons(question, tests, scheme, terms),
    ...arrangementReasons(question, tests, figures, scheme, terms),
    ...remedyReasons(question, tests, figures, decision, scheme, terms),
  ]
}

const beforeTheScheme = ({ dates }: Law): Reason => ({
  rule: 'figures',
  paragraph: 'CONRED 5.1 and 6.1',
  finding: 'not-checked',
  text: `The scheme has no APR cut, minimum or interest before ${longDate(dates.firstDay)}, so those figures are not worked out.`,
  confidence: 'high',
})
