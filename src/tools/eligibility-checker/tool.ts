import { each, group, words } from '../../content/words/fields.ts'
import { eligibilityOutcomes } from '../../rules/eligibility/eligibility.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { schemeDateFacts, type ToolWithWords } from '../descriptor.ts'

const EligibilityFile = group('What the eligibility rule found.', {
  why: group(
    'Why, by what the agreement was found to be.',
    each(words('Why that is so, in a sentence or two.'), ...eligibilityOutcomes),
  ),
})

export const eligibilityChecker: ToolWithWords<typeof EligibilityFile> = {
  kind: 'flow',
  facts: [...schemeDateFacts, ...feeFacts],
  papers: {
    finance: {
      field: 'product',
      options: { pcp: 'pcp', hp: 'hp', conditionalSale: 'conditional-sale', lease: 'lease', personalLoan: 'own-loan' },
    },
    start: { field: 'signedOn' },
    // Whoever is named as dealer or broker arranged it; the visitor knows if not.
    'arranged-by': { field: 'dealer', otherwise: 'broker' },
    'zero-rate': { field: 'apr', options: { 0: 'yes' }, otherwise: 'no' },
  },
  wordsFile: EligibilityFile,
  component: () => import('./Tool.tsx'),
}
