import type { Deal } from './deals.ts'
import type { Layout } from './layout.ts'
import { day, percent, poundsText } from './print.ts'
import { Pen } from './sheet.ts'

/** Papers that are no agreement, with what each says of one. */
export const otherPapers: readonly (Layout & { kind: string })[] = [
  {
    name: 'statement',
    kind: 'statement',
    shows: ['lender', 'number', 'payment', 'signedOn'],
    draw: (deal, seed) => {
      const pen = new Pen()
        .head('Annual statement')
        .row('Lender', deal.lender.legal)
        .row('Agreement number', deal.number)
        .row('Agreement start date', day(deal.signedOn, seed))
        .row('Monthly payment', poundsText(deal.payment))
      pen
        .row('Opening balance', poundsText(deal.amountOfCredit - 40_000))
        .row('Closing balance', poundsText(deal.amountOfCredit - 180_000))
      for (let month = 1; month < 9; month++)
        pen
          .at(`0${month}/02/2019`, 50)
          .at('Direct debit received', 150)
          .at(poundsText(deal.payment), 320)
          .at(poundsText(deal.amountOfCredit - month * 20_000), 430)
          .down(1.1)
      return pen.pages
    },
  },
  {
    name: 'settlement quote',
    kind: 'settlement',
    shows: ['lender', 'number', 'registration'],
    draw: (deal) =>
      new Pen()
        .head('Early settlement quotation')
        .row('From', deal.lender.legal)
        .row('Agreement no.', deal.number)
        .row('Registration', deal.registration)
        .prose(
          `To settle your agreement by 12/05/2019 you would have to pay ${poundsText(deal.amountOfCredit - 234_567)}. This takes account of a rebate of ${poundsText(12_345)}.`,
        ).pages,
  },
  {
    name: 'commission disclosure',
    kind: 'commission',
    shows: ['lender', 'number', 'commission', 'how', 'dealer'],
    draw: (deal) => {
      const how = {
        discretionary:
          'The dealer was able to set the interest rate, and its commission was linked to the interest rate it chose.',
        fixed: 'It was a fixed fee for each agreement.',
        percentage: 'It was worked out as a percentage of the amount of credit.',
      }[deal.how]
      return new Pen()
        .head('Commission disclosure')
        .row('Lender', deal.lender.legal)
        .row('Agreement number', deal.number)
        .row('Dealer', deal.dealer)
        .prose(
          `For arranging this finance we paid a commission of ${poundsText(deal.commission)} to the dealer. ${how}`,
        ).pages
    },
  },
  {
    name: 'dealer invoice',
    kind: 'invoice',
    shows: ['vehicle', 'registration', 'cashPrice', 'partExchange', 'dealer'],
    draw: (deal, seed) => {
      const pen = new Pen()
        .head('SALES INVOICE')
        .at(deal.dealer, 50)
        .down(1.5)
        .row('Invoice number', `SI${40_000 + seed}`)
        .row('Vehicle', deal.vehicle)
        .row('Registration', deal.registration)
        .row('Cash price', poundsText(deal.cashPrice))
      if (deal.partExchange) pen.row('Part exchange allowance', poundsText(deal.partExchange))
      return pen.row('VAT registration no.', '123 4567 89').pages
    },
  },
  {
    name: 'letter that names the commission',
    kind: 'letter',
    shows: ['lender', 'number', 'commission'],
    draw: (deal) =>
      new Pen(10.5)
        .at(deal.lender.legal, 50)
        .down(2)
        .at(`Our reference: ${deal.number}`, 50)
        .down(2)
        .at('Dear Ms Sample', 50)
        .down(2)
        .prose(
          `Thank you for your complaint. Our records show that commission of ${poundsText(deal.commission)} was paid to the broker. We have not upheld your complaint, and this is our final response.`,
        )
        .at('Yours sincerely', 50).pages,
  },
  {
    name: 'answer to an access request',
    kind: 'access-reply',
    shows: ['lender', 'number'],
    draw: (deal) =>
      new Pen(10.5)
        .at(deal.lender.legal, 50)
        .down(2)
        .head('Your subject access request')
        .at(`Agreement number: ${deal.number}`, 50)
        .down(2)
        .at('Dear Ms Sample', 50)
        .down(2)
        .prose(
          'Enclosed is the personal data that we hold about you. Some of it has been taken out because it is about other people.',
        )
        .at('Yours sincerely', 50).pages,
  },
  {
    name: 'explanation before signing',
    kind: 'explanation',
    shows: ['lender', 'apr', 'amountOfCredit', 'totalPayable'],
    draw: (deal) =>
      new Pen()
        .head('Adequate explanations of your finance')
        .prose(`Your agreement would be with ${deal.lender.legal}.`)
        .prose(
          `The amount you borrow is ${poundsText(deal.amountOfCredit)}, at an APR of ${percent(deal.apr)}. The total amount payable is ${poundsText(deal.totalPayable)}.`,
        )
        .prose('We may receive commission from the lender for introducing you. The amount may depend on the rate.')
        .pages,
  },
]

/** The kind of finance in the words of this site. */
export const truthOf = (whole: Deal, { shows, oneDeposit }: Layout): Record<string, number | string> => {
  const deal = oneDeposit ? { ...whole, deposit: whole.deposit + whole.partExchange } : whole
  const names: Partial<Record<keyof Deal, string>> = {
    number: 'agreementNumber',
    count: 'paymentCount',
    how: 'commissionHow',
  }
  return Object.fromEntries(
    shows.flatMap((field) => {
      const value = deal[field]
      if (value === 0 || value === '') return []
      return [[names[field] ?? field, typeof value === 'object' ? value.slug : value]]
    }),
  )
}
