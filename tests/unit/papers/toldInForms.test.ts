import { expect, test } from 'vitest'
import type { FieldId } from '../../../src/papers/fields.ts'
import { found } from './acornPaper.ts'

/** What lenders' forms, screens and sentences say of one field, with a word for what each shows. */
const told: readonly [what: string, text: string, field: FieldId, value: number | string | undefined][] = [
  [
    'no plate that is still to come',
    'Credit agreement\nRegistration mark    To be advised    C1',
    'registration',
    undefined,
  ],
  ['a number with its word', 'THIS AGREEMENT numbered 09315582 is made', 'agreementNumber', '09315582'],
  ['a number after a comma', 'Your agreement, number CL8830-41726, was made', 'agreementNumber', 'CL8830-41726'],
  [
    'a price that is named after it',
    'Credit agreement\nsold to us for £11,640.00 including VAT, which is its cash price.',
    'cashPrice',
    1_164_000,
  ],
  [
    'a total of the deposit and payments',
    'Credit agreement\nThe total amount payable, which is the deposit and all the monthly payments together, is £14,799.12.',
    'totalPayable',
    1_479_912,
  ],
  [
    'no deposit in that total',
    'Credit agreement\nthe deposit and all the monthly payments together, is £14,799.12.',
    'deposit',
    undefined,
  ],
  ['an allowance', 'Credit agreement\nan allowance of £500.00 for the old car', 'partExchange', 50_000],
  ['a car worth a sum', 'Credit agreement\nYou have given a part exchange worth £1,370.00', 'partExchange', 137_000],
  ['a net exchange in short', 'HIRE PURCHASE AGREEMENT\nP/X NETT    600.00', 'partExchange', 60_000],
  ['the first length', 'Statement of account\nOriginal term    48 months', 'term', 48],
  ['no length in a time that is over', 'Annual statement\nPeriod covered: 18 April 2017', 'term', undefined],
  [
    'the sum of a table of commission',
    'Hire purchase agreement\nCommission we pay\nPaid to    How worked out    Sum\nElm Autos Ltd    4.5% of the credit    £358.20',
    'commission',
    35_820,
  ],
  [
    'payments that follow the first',
    'Credit agreement\n46 following instalments, one each month, each of £197.14',
    'payment',
    19_714,
  ],
  [
    'where it was bought',
    'Agreement details\nWhere you bought it\nThames Ditton Toyota',
    'dealer',
    'Thames Ditton Toyota',
  ],
  [
    'a code with the colon of its label',
    'HIRE PURCHASE AGREEMENT\nINTRODUCER    : 31772    ELM MOTOR CO LTD',
    'dealer',
    'ELM MOTOR CO LTD',
  ],
  [
    'a company that lends under another name',
    'HIRE PURCHASE AGREEMENT\nElms Bank is a trading name of R. Elm & Sons plc, London',
    'lender',
    'R. Elm & Sons plc',
  ],
  [
    'a lender by what it trades as, at the foot of a page',
    'Agreement details\nTerm    48 months\na\nb\nc\nd\nElm (UK) plc, trading as Acorn Finance Limited. Registered office: Elm House',
    'lender',
    'acorn-finance',
  ],
]

test.each(told)('%s', (_, text, field, value) => expect(found(text)[field]).toBe(value))
