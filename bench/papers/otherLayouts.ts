import { payments, rights, signatures, title } from './agreementParts.ts'
import { bare, day, percent, poundsText } from './print.ts'
import { Pen } from './sheet.ts'
import { without, type Layout } from './layout.ts'

/** Agreements in sentences, lists and boxes, and what is handed over before them. */
export const otherLayouts: readonly Layout[] = [
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
        `1. The cash price of the goods is ${poundsText(deal.cashPrice)}. You have paid a deposit of ${poundsText(down)}.`,
      )
      pen.prose(`2. The total amount of credit is ${poundsText(deal.amountOfCredit)}.`)
      pen.prose(`3. The total charge for credit is ${poundsText(deal.totalCharge)}.`)
      pen.prose(`4. The total amount payable under this agreement is ${poundsText(deal.totalPayable)}.`)
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
        poundsText(deal.amountOfCredit),
        'This means the amount of credit to be provided.',
      )
      box(['The duration of the credit', 'agreement'], `${deal.count + (deal.finalPayment ? 1 : 0)} months`)
      box(
        ['Repayments'],
        `${deal.count} monthly payments of ${poundsText(deal.payment)}`,
        deal.finalPayment
          ? `and a final payment of ${poundsText(deal.finalPayment)}`
          : 'each due on the same day of the month',
      )
      box(
        ['The total amount you will', 'have to pay'],
        poundsText(deal.totalPayable),
        'This is the credit, its cost and any deposit.',
      )
      box(['Description of goods'], deal.vehicle)
      box(['Registration number'], deal.registration)
      pen.head('3. Costs of the credit')
      box(['The rate of interest which', 'applies to the agreement'], `${percent(deal.interestRate, 2)} fixed`)
      box(['Total charge for credit'], poundsText(deal.totalCharge))
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
        ['Cash price', poundsText(deal.cashPrice)],
        ['Total deposit', poundsText(deal.deposit + deal.partExchange)],
      )
      boxes(
        ['Amount of credit', poundsText(deal.amountOfCredit)],
        ['APR', percent(deal.apr)],
        ['Total amount payable', poundsText(deal.totalPayable)],
      )
      boxes(
        ['Number of payments', String(deal.count)],
        ['Monthly payment', poundsText(deal.payment)],
        ...((deal.finalPayment ? [['Optional final payment', poundsText(deal.finalPayment)]] : []) as [
          string,
          string,
        ][]),
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
        .row('Purchase price:', poundsText(deal.cashPrice))
        .row('Initial deposit:', poundsText(deal.deposit + deal.partExchange))
        .row('Amount financed:', poundsText(deal.amountOfCredit))
      pen.row('APR:', percent(deal.apr))
      pen.prose(
        `Payable by ${deal.count} instalments of ${poundsText(deal.payment)}${deal.finalPayment ? ` and a balloon payment of ${poundsText(deal.finalPayment)}` : ''}. The flat rate was ${percent(Math.round(deal.apr / 1.9), 2)} per annum.`,
      )
      pen.row('Dated:', day(deal.signedOn, seed + 1))
      rights(pen, deal)
      return pen.pages
    },
  },
]
