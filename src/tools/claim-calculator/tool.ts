import { redressFacts } from '../../rules/redress/law.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolDescriptor } from '../descriptor.ts'

export const claimCalculator: ToolDescriptor = {
  kind: 'flow',
  words: ['claim-calculator', 'redress-calculator'],
  facts: [...redressFacts, ...feeFacts],
  papers: {
    finance: {
      field: 'product',
      options: { pcp: 'pcp', hp: 'hp', conditionalSale: 'hp', lease: 'lease', personalLoan: 'own-loan' },
    },
    start: { field: 'signedOn' },
    credit: { field: 'amountOfCredit' },
    apr: { field: 'apr' },
    months: { field: 'paymentCount' },
    balloon: { field: 'finalPayment' },
  },
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
