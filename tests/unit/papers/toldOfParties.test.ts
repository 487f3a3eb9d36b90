import { expect, test } from 'vitest'
import type { FieldId } from '../../../src/papers/fields.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'

const names = {
  lenders: [],
  names: [{ name: 'Acorn Finance Limited', kind: 'trading' as const, lender: 'acorn-finance' }],
}
const read = (text: string) => readPapers([{ name: 'paper.txt', pages: pagesOfText(text) }], names).agreements
const found = (text: string): Partial<Record<FieldId, number | string>> =>
  Object.fromEntries(read(text).flatMap(({ findings }) => findings.map(({ field, value }) => [field, value])))

/** What is said of who, what and when, with a word for what each shows. */
const told: readonly [what: string, text: string, field: FieldId, value: number | string | undefined][] = [
  [
    'an agreement that is dated',
    'Dear Ms Petrie\nHire purchase agreement 2055118 dated 5 September 2018',
    'signedOn',
    '2018-09-05',
  ],
  [
    'a day before what was done',
    'Dear Ms Petrie\nOn 30 April 2015 you entered into an agreement',
    'signedOn',
    '2015-04-30',
  ],
  [
    'the day on which the customer signs',
    'Hire purchase agreement\nSigned for the lender    J Oddie    Date 05 JUN 2014\nSigned by the customer    R Tennick    Date 3/6/14',
    'signedOn',
    '2014-06-03',
  ],
  [
    'the day that is called the date of the agreement',
    'Hire purchase agreement\nSigned by the customer    R Tennick    Date 3/6/14\nSigned for the lender    J Oddie    Date of agreement 05 JUN 2014',
    'signedOn',
    '2014-06-05',
  ],
  [
    'no day on which a paper was produced',
    'Pre-contract information\nDate produced: 22 June 2019',
    'signedOn',
    undefined,
  ],
  [
    'a day in boxes of one digit',
    'Hire purchase agreement\nSigned by the customer    Date 2 4 / 0 5 / 2 0 1 3',
    'signedOn',
    '2013-05-24',
  ],
  [
    'half of a postcode is no plate',
    'Credit agreement\nRegistered office: Chesterfield S41 0ZZ',
    'registration',
    undefined,
  ],
  ['a lender is no number', 'Sales invoice\nBALANCE DUE FROM FINANCE COMPANY    23,745.00', 'lender', undefined],
  [
    'a dealer before a broker',
    'Hire purchase agreement\nCredit broker    Quayside Finance Ltd\nSupplier of the vehicle    Redbridge Autos Ltd',
    'dealer',
    'Redbridge Autos Ltd',
  ],
  [
    'the number of an agreement on the invoice to its lender',
    'Sales invoice\nInvoice no 30977\nFinance ref 0613-220-4478',
    'agreementNumber',
    '0613-220-4478',
  ],
  ['no day of another thing', 'Suitability sheet\nDate of meeting    11/07/2015', 'signedOn', undefined],
  ['no day of a chat', 'Live chat\nChat started 3 May 2022 10:02', 'signedOn', undefined],
  ['no settlement yet', 'Settlement quotation\nSettlement date: 15 June 2020', 'settledOn', undefined],
  ['a settlement that was', 'Account\nStatus    SETTLED\nSettlement date    02/05/2019', 'settledOn', '2019-05-02'],
  ['who signs with the day is no lender', 'Hire purchase agreement\nUs: K Patel    12/6/18', 'lender', undefined],
  ['who signs for a lender is none', 'Hire purchase agreement\nSigned for the lender    J. Oddie', 'lender', undefined],
  [
    'the seller of a conditional sale',
    'Conditional sale agreement\nThe Seller    Thorn Hire Limited',
    'lender',
    'Thorn Hire Limited',
  ],
  [
    'a part after an address',
    'Hire purchase agreement\nWe are Carrick Motor Credit Limited of 4 Harbour Parade ("the creditor")',
    'lender',
    'Carrick Motor Credit Limited',
  ],
  [
    'a lender by its name alone',
    'Subject: your car\nPeverel Motor Finance Ltd have said yes',
    'lender',
    'Peverel Motor Finance Ltd',
  ],
  [
    'a part after a number and the word between',
    'Hire purchase agreement    No. 0062/A\nBETWEEN Carrick Motor Credit Ltd of 4 Mill St ("us") and you',
    'lender',
    'Carrick Motor Credit Ltd',
  ],
  ['no bank of a base rate', 'Terms\nInterest is 4% above the base rate of Barr Bank PLC', 'lender', undefined],
  ['none of a panel', 'We have a panel of lenders, including Acorn Finance Limited.', 'lender', undefined],
  [
    'who an invoice is paid by',
    'Sales invoice\nBalance from Acorn Finance Limited (HP)    £9,000.00',
    'lender',
    'acorn-finance',
  ],
  [
    'a broker that is one',
    'The credit intermediary is Hollin Lane Motors of 60 Hollin Lane',
    'dealer',
    'Hollin Lane Motors',
  ],
  ['a broker by a sentence', 'Eastgate Ipswich is a credit broker and not a lender.', 'dealer', 'Eastgate Ipswich'],
  [
    'who was paid',
    'Was commission paid? Yes. We paid £500.00 to Elm Tree Autos Limited.',
    'dealer',
    'Elm Tree Autos Limited',
  ],
  [
    'a dealer with a label’s word in it',
    'Credit intermediary    Car Corner Ltd\nAddress    Luton',
    'dealer',
    'Car Corner Ltd',
  ],
  [
    'who signs a mail',
    'From: Lee\nSent: today\nSubject: car\nHi\nHere it is\nLee\nSaltmarsh Autos',
    'dealer',
    'Saltmarsh Autos',
  ],
  ['a make and a model', 'Credit agreement\nMake    Yamaha    Model    MT-07 ABS', 'vehicle', 'Yamaha MT-07 ABS'],
  [
    'a make and a model under their heads',
    'Credit agreement\nMake    Model    Year\nFord    Ka Style    2009',
    'vehicle',
    'Ford Ka Style',
  ],
  [
    'an engine is no plate',
    'Credit agreement\nMake / model    Mercedes-Benz A180 CDI Sport',
    'vehicle',
    'Mercedes-Benz A180 CDI Sport',
  ],
  ['who sells is no car', 'Credit agreement\nDealer    Lomond Mazda Glasgow', 'vehicle', undefined],
  [
    'the product that was chosen',
    'Products discussed    Hire Purchase    Personal Contract Purchase    Loan\nProduct chosen    Hire Purchase',
    'product',
    'hp',
  ],
  [
    'the box that has a tick',
    'Products    Hire Purchase [x]    Personal Contract Purchase [ ]    Personal Loan [ ]',
    'product',
    'hp',
  ],
  [
    'the heads of columns are no names',
    'Hire purchase agreement\nCREDITOR    CUSTOMER    DEALER\nAcorn Finance Limited    Mr A Hill    Elm Autos Ltd',
    'lender',
    'acorn-finance',
  ],
  [
    'a head beside a head is no dealer',
    'Agreements\nAgreement    Dealer    Credit\n40012288776    Moorgate Ford    £6,995.00',
    'dealer',
    'Moorgate Ford',
  ],
  [
    'a dealer in a clause with a number',
    'Hire purchase agreement\n1.3 The Credit Intermediary and supplier of the goods is Rowan Cars Ltd, Alloa.',
    'dealer',
    'Rowan Cars Ltd',
  ],
  [
    'a dealer and its address',
    'Hire purchase agreement\nName and address of Dealer: CAISTOR ROAD GARAGE, LOUTH',
    'dealer',
    'CAISTOR ROAD GARAGE',
  ],
  ['a code before a dealer', 'Account\nDealer: 00821/PERRYS HUDDERSFIELD', 'dealer', 'PERRYS HUDDERSFIELD'],
  [
    'the day in words of a letter',
    'Dear Sirs\nMy client entered into a hire purchase agreement on or around 8 May 2016 for a car.',
    'signedOn',
    '2016-05-08',
  ],
  ['no day on which a sheet was signed', 'Suitability sheet\nCustomer signature    11/08/23', 'signedOn', undefined],
  [
    'what ended an agreement',
    'Dear Mr Webb\nYou settled the agreement on 26 February 2021.',
    'settledOn',
    '2021-02-26',
  ],
  ['a year before a car', 'Credit agreement\nVehicle: 2014 Vauxhall Insignia SRi', 'vehicle', 'Vauxhall Insignia SRi'],
  ['letters between the bars of a number', 'Agreement no. TVF/C/20934', 'agreementNumber', 'TVF/C/20934'],
  [
    'a number beside a heading',
    'Conditional sale agreement regulated by the Consumer Credit Act 1974    0099-CS-7741',
    'agreementNumber',
    '0099-CS-7741',
  ],
  ['no number of an account at a bank', 'Sort code 11-02-33    Account number 00441278', 'agreementNumber', undefined],
]

test.each(told)('%s', (_, text, field, value) => expect(found(text)[field]).toBe(value))
