/** Fields that are looked for on papers. */
export const fieldIds = [
  'lender',
  'agreementNumber',
  'product',
  'signedOn',
  'cashPrice',
  'deposit',
  'partExchange',
  'amountOfCredit',
  'totalCharge',
  'apr',
  'interestRate',
  'paymentCount',
  'payment',
  'finalPayment',
  'term',
  'acceptanceFee',
  'optionFee',
  'totalPayable',
  'dealer',
  'vehicle',
  'registration',
  'commission',
  'commissionHow',
  'settledOn',
] as const
export type FieldId = (typeof fieldIds)[number]

/** Form that a value is read in: pence, hundredths of a percentage point, a day, a whole number, a plate, the number of an agreement, or a name. */
export type ValueKind = 'money' | 'percent' | 'date' | 'count' | 'plate' | 'number' | 'words'

/** Fields that have a label; the others are known by their words. */
export type LabelledId = Exclude<FieldId, 'product' | 'commissionHow'>

/** The labels of a field by how surely they mean it, from 1 to 3 mostly; and words that must not come before or after one. */
export type Labelled = {
  kind: ValueKind
  labels: Readonly<Record<number, readonly RegExp[]>>
  notAfter?: readonly RegExp[]
  notBefore?: readonly RegExp[]
}
