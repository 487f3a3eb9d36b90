import { redressFacts } from '../../rules/redress/law.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolDescriptor } from '../descriptor.ts'

export const redressCalculator: ToolDescriptor = {
  kind: 'flow',
  words: ['redress-calculator'],
  facts: [...redressFacts, ...feeFacts],
  papers: {
    product: {
      field: 'product',
      options: { pcp: 'pcp', hp: 'hp', conditionalSale: 'hp', lease: 'lease', personalLoan: 'own-loan' },
    },
    start: { field: 'signedOn' },
    credit: { field: 'amountOfCredit' },
    apr: { field: 'apr' },
    months: { field: 'paymentCount' },
    balloon: { field: 'finalPayment' },
    commission: { field: 'commission' },
    discretionary: { field: 'commissionHow', options: { discretionary: 'yes', fixed: 'no' } },
    'settled-on': { field: 'settledOn' },
  },
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
