import { payments, rights, signatures, title, vehicleRows } from './agreementParts.ts'
import { day, percent, poundsText } from './print.ts'
import { Pen } from './sheet.ts'
import { all, without, type Layout } from './layout.ts'

/** Agreements whose figures stand beside or under their labels. */
export const tableLayouts: readonly Layout[] = [
  {
    name: 'labels left, figures right',
    shows: all,
    draw: (deal, seed) => {
      const pen = new Pen().head(title(deal, seed))
      pen
        .row('Agreement number', deal.number)
        .row('Creditor', `${deal.lender.legal}, 1 Invented Street, Leeds`)
        .row('Supplying dealer', deal.dealer)
      vehicleRows(pen, deal).head('Key financial information')
      pen.row('Cash price of the vehicle', poundsText(deal.cashPrice))
      if (deal.partExchange) pen.row('Part exchange allowance', poundsText(deal.partExchange))
      pen
        .row('Deposit', poundsText(deal.deposit))
        .row('Amount of credit', poundsText(deal.amountOfCredit))
        .row('Total charge for credit', poundsText(deal.totalCharge))
        .row('Total amount payable', poundsText(deal.totalPayable))
      pen
        .row('APR', percent(deal.apr))
        .row('Rate of interest (fixed)', `${percent(deal.interestRate, 2)} per annum`)
        .row('Duration of agreement', `${deal.count + (deal.finalPayment ? 1 : 0)} months`)
      pen
        .row('Number of monthly payments', String(deal.count))
        .row('Amount of each monthly payment', poundsText(deal.payment))
      if (deal.finalPayment) pen.row('Optional final payment', poundsText(deal.finalPayment))
      if (deal.optionFee) pen.row('Option to purchase fee', poundsText(deal.optionFee))
      signatures(rights(pen, deal), deal, seed)
      return pen.pages
    },
  },
  {
    name: 'dots that lead to the figures',
    shows: without('interestRate'),
    draw: (deal, seed) => {
      const pen = new Pen(9).head(title(deal, seed + 1))
      const dots = (label: string, value: string) =>
        pen.at(`${label} ${'.'.repeat(Math.max(6, 70 - label.length))} ${value}`, 50).down(1.2)
      dots('Agreement No', deal.number)
      dots('Lender', deal.lender.legal)
      dots('Dealer', deal.dealer)
      dots('Make and model', deal.vehicle)
      dots('Reg. No.', deal.registration)
      dots('Total cash price (including VAT)', poundsText(deal.cashPrice))
      if (deal.partExchange) dots('Less: part-exchange', poundsText(deal.partExchange))
      dots('Less: cash deposit', poundsText(deal.deposit))
      dots('Amount of credit', poundsText(deal.amountOfCredit))
      dots('Total charge for credit', poundsText(deal.totalCharge))
      dots('Total amount payable', poundsText(deal.totalPayable))
      dots('Annual percentage rate (APR)', percent(deal.apr))
      pen.prose(`You will repay the credit by ${payments(deal)}`)
      signatures(rights(pen, deal), deal, seed + 1)
      return pen.pages
    },
  },
  {
    name: 'two pairs to a line',
    shows: without('optionFee'),
    draw: (deal, seed) => {
      const pen = new Pen(8.5).head(title(deal, seed + 2))
      const pair = (a: string, b: string, c: string, d: string) =>
        pen.at(a, 40).at(b, 170).at(c, 310).at(d, 460).down(1.6)
      pair('Agreement reference', deal.number, 'Date of agreement', day(deal.signedOn, seed))
      pair('Owner', deal.lender.legal, 'Retailer', deal.dealer)
      pair('Vehicle', deal.vehicle, 'Registration mark', deal.registration)
      pair('Cash price', poundsText(deal.cashPrice), 'Deposit', poundsText(deal.deposit))
      pair(
        'Part exchange',
        deal.partExchange ? poundsText(deal.partExchange) : 'none',
        'Amount of credit',
        poundsText(deal.amountOfCredit),
      )
      pair(
        'Total charge for credit',
        poundsText(deal.totalCharge),
        'Total amount payable',
        poundsText(deal.totalPayable),
      )
      pair('APR', percent(deal.apr), 'Interest rate', `${percent(deal.interestRate, 2)} fixed`)
      pair('Number of payments', String(deal.count), 'Monthly payment', poundsText(deal.payment))
      if (deal.finalPayment)
        pair(
          'Final payment (optional)',
          poundsText(deal.finalPayment),
          'Guaranteed future value',
          poundsText(deal.finalPayment),
        )
      pen.at('Signed', 40).at('E. Sample', 170).down(2)
      rights(pen, { ...deal })
      return pen.pages
    },
  },
  {
    name: 'a table with a row of headings',
    shows: without('interestRate', 'totalCharge', 'optionFee', 'partExchange', 'deposit', 'cashPrice'),
    draw: (deal, seed) => {
      const pen = new Pen(9)
        .head(title(deal, seed))
        .prose(
          `This agreement is made between ${deal.lender.legal} ("we", "us") and the customer named below. Agreement number: ${deal.number}`,
        )
      pen.prose(`The vehicle was supplied by ${deal.dealer}.`)
      pen.at('Goods', 50).at('Registration', 300).down(1.2).at(deal.vehicle, 50).at(deal.registration, 300).down(2.4)
      pen.at('Amount of credit', 50).at('Total payable', 170).at('APR', 300).at('Monthly payment', 380).down(1.2)
      pen
        .at(poundsText(deal.amountOfCredit), 50)
        .at(poundsText(deal.totalPayable), 170)
        .at(percent(deal.apr), 300)
        .at(poundsText(deal.payment), 380)
        .down(2.4)
      pen.at('Number of payments', 50).at('Optional final payment', 170).at('Date of agreement', 330).down(1.2)
      pen
        .at(String(deal.count), 50)
        .at(deal.finalPayment ? poundsText(deal.finalPayment) : 'Not applicable', 170)
        .at(day(deal.signedOn, seed + 2), 330)
        .down(3)
      rights(pen, deal)
      return pen.pages
    },
  },
]
