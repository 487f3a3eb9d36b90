import { feeFacts, schemeDates, type ToolDescriptor } from '../descriptor.ts'

export const eligibilityChecker: ToolDescriptor = {
  kind: 'flow',
  facts: [...schemeDates, ...feeFacts],
  papers: {
    finance: {
      field: 'product',
      options: { pcp: 'pcp', hp: 'hp', conditionalSale: 'conditional-sale', lease: 'lease', personalLoan: 'own-loan' },
    },
    start: { field: 'signedOn' },
  },
  component: () => import('./Tool.tsx'),
}
