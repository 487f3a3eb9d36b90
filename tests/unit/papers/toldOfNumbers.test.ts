import { expect, test } from 'vitest'
import type { FieldId } from '../../../src/papers/fields.ts'
import { found } from './acornPaper.ts'

/** What papers say of numbers and plates, and what scanners misread, with a word for what each shows. */
const told: readonly [what: string, text: string, field: FieldId, value: number | string | undefined][] = [
  [
    'a day of which a scanner took a figure for a letter',
    'Hire purchase agreement\nDate of agreement    I1 October 2011',
    'signedOn',
    '2011-10-11',
  ],
  [
    'payments whose sum a scanner broke',
    'Hire purchase agreement\nYou will make 42 monthly repayments: 41 of £188 .46 and a last one of £238.46',
    'payment',
    18_846,
  ],
  [
    'a rate of which a scanner took the first figure for a letter',
    'HIRE PURCHASE AGREEMENT\nAPR   l3.9 %           Rate of interest (flat)  6.58 % p.a.',
    'apr',
    1_390,
  ],
  [
    'a number with a box for each figure',
    'HIRE PURCHASE AGREEMENT\nAgreement No.    1 2 - 4 4 8 1 9 0',
    'agreementNumber',
    '12-448190',
  ],
  [
    'a plate of which a scanner took a figure for a letter',
    'CONDITIONAL SALE AGREEMENT\nReg. No.   AO1O KXV',
    'registration',
    'AO10KXV',
  ],
  [
    'no plate that is still to come',
    'Credit agreement\nRegistration mark    To be advised    C1',
    'registration',
    undefined,
  ],
  ['a number with its word', 'THIS AGREEMENT numbered 09315582 is made', 'agreementNumber', '09315582'],
  ['a number after a comma', 'Your agreement, number CL8830-41726, was made', 'agreementNumber', 'CL8830-41726'],
  [
    'a plate with one letter or figure to a box',
    'Credit agreement\nRegistration mark    K V 1 4 O E D',
    'registration',
    'KV14OED',
  ],
  [
    'a sum of which a scanner took the first figure for a letter',
    'Credit agreement\nCash price    l2,750.00',
    'cashPrice',
    1_275_000,
  ],
  [
    'a number after what it is of',
    'Credit agreement\nThe number of this agreement is QV7730418',
    'agreementNumber',
    'QV7730418',
  ],
  [
    'a number beside prose in another column',
    'Credit agreement\nWe have a name for all that we sign, and the    Our terms are on the back of this\nnumber of this agreement, is QV7730418.    and may be read at any time',
    'agreementNumber',
    'QV7730418',
  ],
  [
    'an agreement before the page of how many',
    'Hire purchase agreement\nAgreement number    2006 1184 9032 1 of 3',
    'agreementNumber',
    '2006 1184 9032',
  ],
  [
    'an agreement before the number of the page',
    'Hire purchase agreement\nAgreement TFS-4471-209-88 1',
    'agreementNumber',
    'TFS-4471-209-88',
  ],
  [
    'an agreement before the plate beside it',
    'Hire purchase agreement\nAgreement number Registration\n71045520893 RX19 LDU',
    'agreementNumber',
    '71045520893',
  ],
  [
    'an agreement with us in brackets',
    'You entered into a hire purchase agreement with us (number 1014 77205) on 30 August 2018.',
    'agreementNumber',
    '1014 77205',
  ],
  [
    'the day of a month in capitals that a scanner took for letters',
    'Hire purchase agreement\nDate of agreement    l6 MAY 2008',
    'signedOn',
    '2008-05-16',
  ],
  [
    'words that a scanner ran into one',
    'Hire purchase agreement\nTotalamount payable    £10,076.76',
    'totalPayable',
    1_007_676,
  ],
  [
    'a company that a scanner misread',
    'Hire purchase agreement\nSupplier    Elm Garage Lirnited',
    'dealer',
    'Elm Garage Limited',
  ],
  [
    'half of a postcode is no plate',
    'Credit agreement\nRegistered office: Chesterfield S41 0ZZ',
    'registration',
    undefined,
  ],
  [
    'the number of an agreement on the invoice to its lender',
    'Sales invoice\nInvoice no 30977\nFinance ref 0613-220-4478',
    'agreementNumber',
    '0613-220-4478',
  ],
  ['a proposal is no agreement', 'Suitability sheet\nProposal number 0613-220-4478', 'agreementNumber', undefined],
  [
    'the number of an agreement that has a name',
    'Annual statement\nYour DriveAway agreement    77301945',
    'agreementNumber',
    '77301945',
  ],
  [
    'an agreement that is numbered',
    'Dear Ms Petrie\nYour complaint about the agreement numbered 30440917',
    'agreementNumber',
    '30440917',
  ],
  ['letters between the bars of a number', 'Agreement no. TVF/C/20934', 'agreementNumber', 'TVF/C/20934'],
  [
    'a number beside a heading',
    'Conditional sale agreement regulated by the Consumer Credit Act 1974    0099-CS-7741',
    'agreementNumber',
    '0099-CS-7741',
  ],
  [
    'the number of an agreement that an invoice ends with',
    'Sales invoice\nFinance: Acorn Choice (PCP), Acorn Finance Limited, agreement 0714428814',
    'agreementNumber',
    '0714428814',
  ],
  ['no number of an account at a bank', 'Sort code 11-02-33    Account number 00441278', 'agreementNumber', undefined],
]

test.each(told)('%s', (_, text, field, value) => expect(found(text)[field]).toBe(value))
