import { z } from 'zod'
import { words } from '../../content/words/fields.ts'
import { eligibilityOutcomes } from '../../rules/eligibility/eligibilityRules.ts'

/** What the eligibility rule found. */
export const EligibilityFile = z.strictObject({
  why: z
    .strictObject(outcomes('Why that is so, in a sentence or two.'))
    .describe('Why, by what the agreement was found to be.'),
})

/** A field of words for each outcome of the rule. */
function outcomes(says: string) {
  return Object.fromEntries(eligibilityOutcomes.map((outcome) => [outcome, words(says)])) as Record<
    (typeof eligibilityOutcomes)[number],
    ReturnType<typeof words>
  >
}
