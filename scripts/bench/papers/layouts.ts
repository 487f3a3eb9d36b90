import { payments, rights, signatures, title, vehicleRows } from './agreementParts.ts'
import type { Deal } from './deals.ts'
import { bare, day, percent, pounds } from './print.ts'
import { Pen, type Sheet } from './sheet.ts'

/** A way to set an agreement: what it draws, and the fields of the deal that can be read from it. */
export type Layout = {
  name: string
  draw: (deal: Deal, seed: number) => Sheet
  shows: readonly (keyof Deal)[]
  /** True where the part exchange is counted into the deposit. */
  oneDeposit?: boolean
}

const all = [
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
const without = (...left: (keyof Deal)[]) => all.filter((field) => !left.includes(field))

export const layouts: readonly Layout[] = [
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
      pen.row('Cash price of the vehicle', pounds(deal.cashPrice))
      if (deal.partExchange) pen.row('Part exchange allowance', pounds(deal.partExchange))
      pen
        .row('Deposit', pounds(deal.deposit))
        .row('Amount of credit', pounds(deal.amountOfCredit))
        .row('Total charge for credit', pounds(deal.totalCharge))
        .row('Total amount payable', pounds(deal.totalPayable))
      pen
        .row('APR', percent(deal.apr))
        .row('Rate of interest (fixed)', `${percent(deal.interestRate, 2)} per annum`)
        .row('Duration of agreement', `${deal.count + (deal.finalPayment ? 1 : 0)} months`)
      pen
        .row('Number of monthly payments', String(deal.count))
        .row('Amount of each monthly payment', pounds(deal.payment))
      if (deal.finalPayment) pen.row('Optional final payment', pounds(deal.finalPayment))
      if (deal.optionFee) pen.row('Option to purchase fee', pounds(deal.optionFee))
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
      dots('Total cash price (including VAT)', pounds(deal.cashPrice))
      if (deal.partExchange) dots('Less: part-exchange', pounds(deal.partExchange))
      dots('Less: cash deposit', pounds(deal.deposit))
      dots('Amount of credit', pounds(deal.amountOfCredit))
      dots('Total charge for credit', pounds(deal.totalCharge))
      dots('Total amount payable', pounds(deal.totalPayable))
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
      pair('Cash price', pounds(deal.cashPrice), 'Deposit', pounds(deal.deposit))
      pair(
        'Part exchange',
        deal.partExchange ? pounds(deal.partExchange) : 'none',
        'Amount of credit',
        pounds(deal.amountOfCredit),
      )
      pair('Total charge for credit', pounds(deal.totalCharge), 'Total amount payable', pounds(deal.totalPayable))
      pair('APR', percent(deal.apr), 'Interest rate', `${percent(deal.interestRate, 2)} fixed`)
      pair('Number of payments', String(deal.count), 'Monthly payment', pounds(deal.payment))
      if (deal.finalPayment)
        pair(
          'Final payment (optional)',
          pounds(deal.finalPayment),
          'Guaranteed future value',
          pounds(deal.finalPayment),
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
        .at(pounds(deal.amountOfCredit), 50)
        .at(pounds(deal.totalPayable), 170)
        .at(percent(deal.apr), 300)
        .at(pounds(deal.payment), 380)
        .down(2.4)
      pen.at('Number of payments', 50).at('Optional final payment', 170).at('Date of agreement', 330).down(1.2)
      pen
        .at(String(deal.count), 50)
        .at(deal.finalPayment ? pounds(deal.finalPayment) : 'Not applicable', 170)
        .at(day(deal.signedOn, seed + 2), 330)
        .down(3)
      rights(pen, deal)
      return pen.pages
    },
  },
  {
    name: 'sentences, as the rules of 2010 have them',
    oneDeposit: true,
    shows: without('interestRate', 'partExchange', 'vehicle', 'registration', 'dealer'),
    draw: (deal, seed) => {
      const down = deal.deposit + deal.partExchange
      const pen = new Pen(10)
        .head(title(deal, seed))
        .prose(
          `Agreement number ${deal.number}. This is an agreement with ${deal.lender.legal} of 2 Made Up Road, Cardiff.`,
        )
      pen.prose(
        `1. The cash price of the goods is ${pounds(deal.cashPrice)}. You have paid a deposit of ${pounds(down)}.`,
      )
      pen.prose(`2. The total amount of credit is ${pounds(deal.amountOfCredit)}.`)
      pen.prose(`3. The total charge for credit is ${pounds(deal.totalCharge)}.`)
      pen.prose(`4. The total amount payable under this agreement is ${pounds(deal.totalPayable)}.`)
      pen.prose(`5. The APR is ${percent(deal.apr)}. It was worked out on the footing that you pay on time.`)
      pen.prose(`6. You must pay ${payments(deal)}`)
      signatures(rights(pen.page(), deal), deal, seed + 3)
      return pen.pages
    },
  },
  {
    name: 'letters beside the sums',
    shows: without('number', 'vehicle'),
    draw: (deal, seed) => {
      const pen = new Pen(9)
        .head(title(deal, seed + 1))
        .row('Lender', deal.lender.legal)
        .row('Credit intermediary', deal.dealer)
        .row('Vehicle registration mark', deal.registration)
      const sum = (letter: string, label: string, value: string) =>
        pen.at(`(${letter})`, 50).at(label, 70).at('£', 400).at(value, 420).down(1.3)
      sum('a', 'Cash price', bare(deal.cashPrice))
      sum('b', 'Deposit paid', bare(deal.deposit))
      if (deal.partExchange) sum('c', 'Part exchange allowance', bare(deal.partExchange))
      sum('d', 'Amount of credit (a - b - c)', bare(deal.amountOfCredit))
      sum('e', 'Total charge for credit', bare(deal.totalCharge))
      sum('f', 'Total amount payable (b + c + d + e)', bare(deal.totalPayable))
      pen
        .row('A.P.R.', `${percent(deal.apr)} APR`)
        .row('Rate of interest', `${percent(deal.interestRate, 2)} a year, fixed`)
      pen.prose(`Repayments: ${payments(deal)}`)
      signatures(rights(pen, deal), deal, seed)
      return pen.pages
    },
  },
  {
    name: 'pre-contract information in two columns',
    shows: without('signedOn', 'cashPrice', 'deposit', 'partExchange', 'optionFee', 'number'),
    draw: (deal) => {
      const pen = new Pen(9)
        .head('PRE-CONTRACT CREDIT INFORMATION')
        .prose('(Standard European Consumer Credit Information)')
      const box = (labels: string[], value: string, after = '') => {
        labels.forEach((label, index) => {
          pen.at(label, 50, pen.y + index * 12)
        })
        pen.at(value, 290)
        if (after) pen.at(after, 290, pen.y + 12)
        pen.down(labels.length + 0.8)
      }
      pen.head('1. Contact details')
      box(['Creditor'], deal.lender.legal, '4 Fictional Way, Manchester M1 1AA')
      box(['Credit intermediary'], deal.dealer)
      pen.head('2. Key features of the credit product')
      box(
        ['The type of credit'],
        {
          pcp: 'Hire purchase with an optional final payment',
          hp: 'Hire purchase',
          conditionalSale: 'Conditional sale',
        }[deal.product],
      )
      box(
        ['The total amount of credit'],
        pounds(deal.amountOfCredit),
        'This means the amount of credit to be provided.',
      )
      box(['The duration of the credit', 'agreement'], `${deal.count + (deal.finalPayment ? 1 : 0)} months`)
      box(
        ['Repayments'],
        `${deal.count} monthly payments of ${pounds(deal.payment)}`,
        deal.finalPayment
          ? `and a final payment of ${pounds(deal.finalPayment)}`
          : 'each due on the same day of the month',
      )
      box(
        ['The total amount you will', 'have to pay'],
        pounds(deal.totalPayable),
        'This is the credit, its cost and any deposit.',
      )
      box(['Description of goods'], deal.vehicle)
      box(['Registration number'], deal.registration)
      pen.head('3. Costs of the credit')
      box(['The rate of interest which', 'applies to the agreement'], `${percent(deal.interestRate, 2)} fixed`)
      box(['Total charge for credit'], pounds(deal.totalCharge))
      box(['Annual Percentage Rate of', 'Charge (APR)'], percent(deal.apr), 'This lets you compare offers of credit.')
      return pen.pages
    },
  },
  {
    name: 'boxes with the label above',
    oneDeposit: true,
    shows: without('totalCharge', 'interestRate', 'optionFee', 'partExchange', 'dealer'),
    draw: (deal, seed) => {
      const pen = new Pen(9).head(title(deal, seed)).at(deal.lender.legal, 50).down(2)
      const boxes = (...pairs: [string, string][]) => {
        pairs.forEach(([label, value], index) => {
          pen.at(label, 50 + index * 170, pen.y, 7.5).at(value, 50 + index * 170, pen.y + 12)
        })
        pen.down(3)
      }
      boxes(
        ['Agreement number', deal.number],
        ['Agreement date', day(deal.signedOn, seed)],
        ['Registration no.', deal.registration],
      )
      boxes(
        ['Make and model', deal.vehicle],
        ['Cash price', pounds(deal.cashPrice)],
        ['Total deposit', pounds(deal.deposit + deal.partExchange)],
      )
      boxes(
        ['Amount of credit', pounds(deal.amountOfCredit)],
        ['APR', percent(deal.apr)],
        ['Total amount payable', pounds(deal.totalPayable)],
      )
      boxes(
        ['Number of payments', String(deal.count)],
        ['Monthly payment', pounds(deal.payment)],
        ...((deal.finalPayment ? [['Optional final payment', pounds(deal.finalPayment)]] : []) as [string, string][]),
      )
      rights(pen, deal)
      return pen.pages
    },
  },
  {
    name: 'older words, and a flat rate',
    oneDeposit: true,
    shows: without('interestRate', 'partExchange', 'totalPayable', 'totalCharge', 'optionFee'),
    draw: (deal, seed) => {
      const pen = new Pen(9.5)
        .head(title(deal, seed))
        .row('Finance company:', deal.lender.legal)
        .row('Our ref:', deal.number)
        .row('Introduced by:', deal.dealer)
      pen
        .row('Goods:', deal.vehicle)
        .row('VRM:', deal.registration)
        .row('Purchase price:', pounds(deal.cashPrice))
        .row('Initial deposit:', pounds(deal.deposit + deal.partExchange))
        .row('Amount financed:', pounds(deal.amountOfCredit))
      pen.row('APR:', percent(deal.apr))
      pen.prose(
        `Payable by ${deal.count} instalments of ${pounds(deal.payment)}${deal.finalPayment ? ` and a balloon payment of ${pounds(deal.finalPayment)}` : ''}. The flat rate was ${percent(Math.round(deal.apr / 1.9), 2)} per annum.`,
      )
      pen.row('Dated:', day(deal.signedOn, seed + 1))
      rights(pen, deal)
      return pen.pages
    },
  },
]
