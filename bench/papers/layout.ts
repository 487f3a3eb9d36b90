import type { Deal } from './deals.ts'
import type { Sheet } from './sheet.ts'

/** A way to set an agreement: what it draws, and the fields of the deal that can be read from it. */
export type Layout = {
  name: string
  draw: (deal: Deal, seed: number) => Sheet
  shows: readonly (keyof Deal)[]
  /** True where the part exchange is counted into the deposit. */
  oneDeposit?: boolean
}

export const all = [
  'lender',
  'number',
  'product',
  'signedOn',
  'cashPrice',
  'deposit',
  'partExchange',
  'amountOfCredit',
  'totalCharge',
  'apr',
  'interestRate',
  'count',
  'payment',
  'finalPayment',
  'optionFee',
  'totalPayable',
  'dealer',
  'vehicle',
  'registration',
] as const
export const without = (...left: (keyof Deal)[]) => all.filter((field) => !left.includes(field))
