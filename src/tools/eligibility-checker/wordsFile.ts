import { words, group } from '../../content/words/fields.ts'
import { eligibilityOutcomes } from '../../rules/eligibility/eligibilityRules.ts'

export const EligibilityFile = group('What the eligibility rule found.', {
  why: group('Why, by what the agreement was found to be.', outcomes('Why that is so, in a sentence or two.')),
})

/** A field of words for each outcome of the rule. */
function outcomes(says: string) {
  return Object.fromEntries(eligibilityOutcomes.map((outcome) => [outcome, words(says)])) as Record<
    (typeof eligibilityOutcomes)[number],
    ReturnType<typeof words>
  >
}
