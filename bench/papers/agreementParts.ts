import type { Deal } from './deals.ts'
import { day, poundsText } from './print.ts'
import type { Pen } from './sheet.ts'

// What every agreement of its kind has somewhere: its title, the boxes that the law asks for, and where it is signed.
const titles = {
  pcp: [
    'Hire-Purchase Agreement regulated by the Consumer Credit Act 1974',
    'Personal Contract Purchase Agreement',
    'HIRE PURCHASE AGREEMENT (PCP)',
  ],
  hp: [
    'Hire-Purchase Agreement regulated by the Consumer Credit Act 1974',
    'HIRE PURCHASE AGREEMENT',
    'Fixed Rate Hire Purchase Agreement',
  ],
  conditionalSale: [
    'Conditional Sale Agreement regulated by the Consumer Credit Act 1974',
    'CONDITIONAL SALE AGREEMENT',
    'Fixed Rate Conditional Sale Agreement',
  ],
} as const
export const title = ({ product }: Deal, seed: number) => titles[product][seed % 3] ?? titles[product][0]

export const rights = (pen: Pen, { totalPayable, amountOfCredit }: Deal): Pen =>
  pen
    .head('TERMINATION: YOUR RIGHTS')
    .prose(
      `You have a right to end this agreement. If you wish to do so you should write to the person authorised to receive your payments. They will then be entitled to the return of the goods and to half the total amount payable under this agreement, that is ${poundsText(Math.round(totalPayable / 2))}. If you have already paid at least this amount plus any overdue instalments, you will not have to pay any more.`,
    )
    .head('REPOSSESSION: YOUR RIGHTS')
    .prose(
      `If you do not keep your side of this agreement but you have paid at least one third of the total amount payable under this agreement, that is ${poundsText(Math.round(totalPayable / 3))}, the lender may not take back the goods against your wishes unless it gets a court order.`,
    )
    .prose(
      `Missing payments could have severe consequences. A charge of ${poundsText(2_500)} may be made for each missed payment. A letter about arrears costs ${poundsText(1_200)}. The amount of credit before any rebate was ${poundsText(amountOfCredit)}.`,
    )

export const signatures = (pen: Pen, { signedOn }: Deal, way: number): Pen =>
  pen
    .head('Signatures')
    .at('Signature of customer', 50)
    .at('E. Sample', 190)
    .at('Date of signature', 330)
    .at(day(signedOn, way), 440)
    .down(2)
    .at('Signed for and on behalf of the lender', 50)
    .down(2)

export const payments = ({ count, payment, finalPayment, optionFee }: Deal): string =>
  finalPayment
    ? `${count} monthly payments of ${poundsText(payment)}, the first one month after the date of this agreement, followed by one optional final payment of ${poundsText(finalPayment)}${optionFee ? ` and an option to purchase fee of ${poundsText(optionFee)}` : ''}.`
    : `${count} monthly payments of ${poundsText(payment)}, the first one month after the date of this agreement${optionFee ? `, and an option to purchase fee of ${poundsText(optionFee)} with the last` : ''}.`

export const vehicleRows = (pen: Pen, { vehicle, registration }: Deal): Pen =>
  pen.row('Vehicle', vehicle).row('Registration number', registration)
