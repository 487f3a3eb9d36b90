import { each, group, words } from '../../content/words/fields.ts'
import { eligibilityOutcomes } from '../../rules/eligibility/eligibility.ts'

export const EligibilityFile = group('What the eligibility rule found.', {
  why: group(
    'Why, by what the agreement was found to be.',
    each(words('Why that is so, in a sentence or two.'), ...eligibilityOutcomes),
  ),
})
