import { expect, test } from 'vitest'
import type { FieldId } from '../../../src/papers/fields.ts'
import { found } from './acornPaper.ts'

const dear = 'Dear Ms Petrie\nYour hire purchase agreement 2055118\n'

/** What letters and mails tell in sentences, with a word for what each shows. */
const told: readonly [what: string, text: string, field: FieldId, value: number | string | undefined][] = [
  [
    'what was lent after a deposit',
    `${dear}We financed £8,990.00 for you, after your deposit of £1,505.00 on a cash price of £10,495.00.`,
    'amountOfCredit',
    899_000,
  ],
  [
    'a deposit that what was lent comes after',
    `${dear}We financed £8,990.00 for you, after your deposit of £1,505.00 on a cash price of £10,495.00.`,
    'deposit',
    150_500,
  ],
  [
    'no deposit in what was left after it',
    `${dear}What you owed, after your deposit, was £18,036.77.`,
    'deposit',
    undefined,
  ],
  ['what will have been paid in all', `${dear}You will have paid £11,815.50 in all.`, 'totalPayable', 1_181_550],
  ['no part of a sum for all that is payable', `${dear}Sub-total    £17,903.17`, 'totalPayable', undefined],
  [
    'what is left of a part exchange, before its name',
    `${dear}You paid a total deposit of £4,185.00, of which £2,685.00 was the net value of your part exchange.`,
    'partExchange',
    268_500,
  ],
  [
    'a part exchange in brackets behind the whole',
    `${dear}Total deposit    £3,450.00 (including part exchange £2,450.00)`,
    'partExchange',
    245_000,
  ],
  ['no deposit of the next car', `${dear}You have £750.00 towards the deposit of a new car.`, 'deposit', undefined],
  [
    'no rate of an offer',
    `${dear}A new agreement at 5.9% APR Representative until 31 December 2026.`,
    'apr',
    undefined,
  ],
  ['no rate in a day of April', `${dear}12 Apr 2026    11,144.30    62.14    331.96`, 'apr', undefined],
  [
    'a length between the day and the car',
    `${dear}The agreement you made with us on 28 November 2023 for 37 months comes to its end.`,
    'term',
    37,
  ],
  [
    'a length behind what was lent',
    `${dear}We provided credit of £19,480.00 for 42 months at a fixed rate.`,
    'term',
    42,
  ],
  [
    'credit that was provided',
    `${dear}We provided credit of £19,480.00 for 42 months at a fixed rate.`,
    'amountOfCredit',
    1_948_000,
  ],
  [
    'no number of a statement as a length',
    `${dear}Period: 11/03/2024 to 10/03/2025    Statement no. 14`,
    'term',
    undefined,
  ],
  [
    'a payment by the month',
    `${dear}You borrowed it over 60 months, with payments of £212.74 a month.`,
    'payment',
    21_274,
  ],
  ['an instalment by contract', `${dear}Your contractual instalment is £160.31 a month.`, 'payment', 16_031],
  ['the start of an agreement', `${dear}Start of agreement    18 March 2017`, 'signedOn', '2017-03-18'],
  [
    'a dealer whose name goes on in the next line',
    `${dear}Your new car, which you collected from Robins & Vaughan\nPeugeot (Caerphilly). It is yours to drive.`,
    'dealer',
    'Robins & Vaughan Peugeot (Caerphilly)',
  ],
  [
    'your dealer, broken in two',
    `${dear}If you have had your car for three years, talk to your dealer, Elm Grove Kia of\nThetford, who supplied it.`,
    'dealer',
    'Elm Grove Kia of Thetford',
  ],
  [
    'who it was financed through, in the next line',
    `${dear}We are so very glad that you chose to finance it with us through\nThree Spires Kia, Worcester.`,
    'dealer',
    'Three Spires Kia',
  ],
  [
    'who supplied it, behind how long ago',
    `${dear}It is four years since Elm Motors Limited supplied your car.`,
    'dealer',
    'Elm Motors Limited',
  ],
  [
    'a dealer that was given something',
    `${dear}The dealer, Elm Motors Ltd, was given a flat sum of £425.00 for the work.`,
    'dealer',
    'Elm Motors Ltd',
  ],
  [
    'a sum that a dealer was given',
    `${dear}For its commission the dealer was given a flat sum of £425.00.`,
    'commission',
    42_500,
  ],
  [
    'who sold it, whoever is its broker',
    'Hire purchase agreement\nSold by    Whitegate Motor Hub, Wakefield\nBroker    CarCredit4U Ltd\nCarCredit4U Ltd is a credit broker.',
    'dealer',
    'Whitegate Motor Hub',
  ],
  [
    'who supplied a vehicle that is described between',
    `${dear}The vehicle, a used Skoda Fabia 1.0 TSI, was supplied by Dalmuir Car Supermarket.`,
    'dealer',
    'Dalmuir Car Supermarket',
  ],
  [
    'who a named car was bought from',
    `${dear}I took it out when I bought a Honda Jazz from Eden Valley Motors in Cupar.`,
    'dealer',
    'Eden Valley Motors',
  ],
  [
    'who was helped to sell it',
    `${dear}Thank you for choosing us to help you buy your car from Haven Street Motors Limited.`,
    'dealer',
    'Haven Street Motors Limited',
  ],
  [
    'a dealer without what it was paid',
    `${dear}The car was bought from Humberstone Autocentre for £7,690.00.`,
    'dealer',
    'Humberstone Autocentre',
  ],
  [
    'no finance that was settled as a part exchange',
    'Hire purchase agreement\nDeposit: part exchange, after settling existing finance of £2,900.00    £1,650.00',
    'partExchange',
    165_000,
  ],
  [
    'no day on which a car was first registered',
    'Hire purchase agreement\nRegistration number    Date first registered    Mileage\nBD09 XWC               31/03/2009               44,107',
    'signedOn',
    undefined,
  ],
  ['no rate of what is on offer', `${dear}From £159 a month, 4.9% APR.`, 'apr', undefined],
  [
    'a sum before how many there are',
    'Hire purchase agreement\n£182.46 59 monthly repayments of',
    'payment',
    18_246,
  ],
  ['an agreement with us', 'Dear Ms Petrie\nYour agreement with us: BMF10284471', 'agreementNumber', 'BMF10284471'],
  [
    'the reference of what is proposed',
    'Pre-contract credit information\nReference of the proposed agreement    TB260917-0482',
    'agreementNumber',
    'TB260917-0482',
  ],
  [
    'a number behind the name of the act',
    'Hire purchase agreement regulated by the Consumer Credit Act 1974 No. TFS-24-1190337',
    'agreementNumber',
    'TFS-24-1190337',
  ],
  [
    'who speaks for itself',
    'Hire purchase agreement\nWe, CALDER VALE MOTOR CREDIT LIMITED, of the address above',
    'lender',
    'CALDER VALE MOTOR CREDIT LIMITED',
  ],
  [
    'a lender without where it is',
    'Hire purchase agreement\nOwner    Hallam Moor Credit Limited (address above)',
    'lender',
    'Hallam Moor Credit Limited',
  ],
  [
    'a name broken at its hyphen',
    'Hire purchase agreement\nVEHICLE           REG         RETAILER\nGLA 250           KM73 XPD    Mendip Mercedes-\n                              Benz',
    'dealer',
    'Mendip Mercedes-Benz',
  ],
  [
    'the second row of a name in a box',
    'Hire purchase agreement\nTerm          Retailer           Mileage\n42 months     Steven Harcourt    8,000\n              Toyota Maidstone',
    'dealer',
    'Steven Harcourt Toyota Maidstone',
  ],
  [
    'the day below its head, before that of a signature',
    'Hire purchase agreement\nAgreement Number    Proposal    Date of Agreement (by us)\n40118 27733         9037716     27/09/2012\nDate of signature 26/09/2012',
    'signedOn',
    '2012-09-27',
  ],
  [
    'a number that begins with letters for figures',
    'Hire purchase agreement\nAgreement No. lO42 8837 61',
    'agreementNumber',
    '1042 8837 61',
  ],
  [
    'a month that a scanner misread',
    'Hire purchase agreement\nDate of Agreement    03 Novernber 2009',
    'signedOn',
    '2009-11-03',
  ],
  [
    'a total price that options are in',
    'Hire purchase agreement\nCash price of goods    11,995.00\nAccessories    500.00\nTotal cash price    12,495.00',
    'cashPrice',
    1_249_500,
  ],
  [
    'no part exchange in what the maker gives',
    'Hire purchase agreement\nCash price     Deposit you paid    Retailer contribution\n£19,350.00     £2,000.00           £1,000.00\nAmount of credit    £16,350.00',
    'partExchange',
    undefined,
  ],
]

test.each(told)('%s', (_, text, field, value) => expect(found(text)[field]).toBe(value))
