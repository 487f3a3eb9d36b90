import { type PlainDate, longDate } from '../dates/plainDate.ts'
import { printPounds, printValue } from '../facts/print.ts'
import { valueOn } from '../facts/valueOn.ts'
import { feeFor } from '../rules/fee/feeFor.ts'
import { poundsOf } from '../rules/money/pence.ts'
import type { Site } from '../site/site.ts'

export type KeyFactsPart =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

/** The one-page summary a claims management company must give before anyone signs. */
export type KeyFacts = {
  title: string
  firm: string
  asAt: PlainDate
  parts: readonly KeyFactsPart[]
  foot: readonly string[]
}

/** Invented amounts of redress that show the fee, one in each of the lower bands and at its edges, in pence. */
const amounts = [30_000, 80_000, 150_000, 300_000, 1_000_000]

const heading = (text: string): KeyFactsPart => ({ kind: 'heading', text })
const paragraph = (text: string): KeyFactsPart => ({ kind: 'paragraph', text })

/** The summary, from the company’s details and the fee facts in force. */
export function keyFacts(site: Site): KeyFacts {
  const { company, name, today } = site
  return {
    title: 'Key facts about our service',
    firm: name,
    asAt: today,
    parts: [
      paragraph('Read this before you sign anything. It is a summary; the contract has all the terms.'),
      heading('You do not need us'),
      paragraph(
        'You can complain to your lender yourself, and then to the Financial Ombudsman Service. Both are free. You do not need a claims management company, and your complaint is looked at by the same rules without one.',
      ),
      heading('What we do'),
      paragraph(
        'We write your complaint, send it to the lender, chase an answer and tell you what it means. If you agree, we take it to the ombudsman. We act only on the agreements you name.',
      ),
      ...costs(site),
      heading('What you must do'),
      {
        kind: 'list',
        items: [
          'Tell us what you know about the agreement, and tell us the truth.',
          'Tell us if another firm acts for you, or has. Two firms can mean two fees.',
          'Send us any letter the lender or the ombudsman sends you.',
          'Decide yourself whether to accept an offer.',
        ],
      },
      heading('Changing your mind'),
      paragraph(cancelling(site)),
      heading('If you are not happy with us'),
      paragraph(
        `Write to ${company.email} or to the address below. If our answer does not settle it, you can take it to the Financial Ombudsman Service, free.`,
      ),
    ],
    foot: [
      `${name} is a trading style of ${company.legalName}, ${company.address.join(', ')}. ${company.phone}, ${company.hours}.`,
      `Authorised and regulated by the Financial Conduct Authority for claims management, firm reference ${company.firmReference}. Information Commissioner’s Office registration ${company.dataProtectionRegistration}. Company number ${company.companyNumber}. As at ${longDate(today)}.`,
    ],
  }
}

function costs({ facts, today }: Site): KeyFactsPart[] {
  const share = facts.get('fees.highest-share-with-vat')
  if (!share || !facts.has('fees.cap-bands') || !facts.has('fees.vat-rate')) return []
  const pounds = (pence: number) => printPounds(poundsOf(pence))
  return [
    heading('What it costs'),
    paragraph(
      `The rules limit our fee. It can be at most ${printValue(valueOn(share, today).value, share.unit)} of the money you get, VAT included; on larger sums the share is lower. If you get nothing, a share of it is nothing. The table shows the most we may charge. The sums are examples, not forecasts: yours may be more, less or nothing.`,
    ),
    {
      kind: 'table',
      head: ['If you got', 'Fee at most', 'VAT on it', 'You keep at least', 'On your own'],
      rows: amounts
        .map((redress) => feeFor(redress, today, facts))
        .map(({ redress, fee, vat, keep }) => [redress, fee, vat, keep, redress].map(pounds)),
    },
  ]
}

function cancelling({ facts, today }: Site): string {
  const period = facts.get('fees.cooling-off')
  const days = period && printValue(valueOn(period, today).value, period.unit)
  const first = days
    ? `You have ${days} from signing to cancel, without a reason and in any way you like. If you asked us to start at once, a fair sum may be asked for work done before that; if not, nothing is due. `
    : ''
  return `${first}You can leave at any time. After that we may charge a fair sum for the work we have really done, and we must show you how it was reached.`
}
