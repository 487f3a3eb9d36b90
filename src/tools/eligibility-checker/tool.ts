import { feeFacts } from '../../rules/fee/feeFor.ts'
import { schemeDateFacts, type ToolDescriptor } from '../descriptor.ts'

export const eligibilityChecker: ToolDescriptor = {
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
  component: () => import('./Tool.tsx'),
}
