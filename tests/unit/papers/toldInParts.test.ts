import { expect, test } from 'vitest'
import type { FieldId } from '../../../src/papers/fields.ts'
import { found } from './acornPaper.ts'

/** What papers say in parts, in boxes and in the words of a screen, with a word for what each shows. */
const told: readonly [what: string, text: string, field: FieldId, value: number | string | undefined][] = [
  [
    'a day whose figures stand in boxes, some further apart',
    'HIRE PURCHASE AGREEMENT\nDate of agreement (day month year)\n1   4   0   3    2   0   0   8',
    'signedOn',
    '2008-03-14',
  ],
  [
    'a deposit told in parts, with the whole beside it',
    'HIRE PURCHASE AGREEMENT\nDeposit: cash £500.00 part exchange (net) £1,175.00    £1,675.00',
    'deposit',
    167_500,
  ],
  [
    'a length, and not the count before the next sum',
    'HIRE PURCHASE AGREEMENT\nTerm of agreement    42 monthly payments of\n43 months            £219.82',
    'term',
    43,
  ],
  [
    'what is paid at the end, without the fee that it holds',
    'HIRE PURCHASE AGREEMENT\nYou pay an optional final payment of £7,483.75, which is the guaranteed future value of £7,425.00 plus the option to purchase fee of £58.75.',
    'finalPayment',
    742_500,
  ],
  [
    'a charge whose label tells a part of it',
    'HIRE PURCHASE AGREEMENT\nTOTAL CHARGE FOR CREDIT (INTEREST £1,997.60 AND OPTION TO PURCHASE FEE)    £2,096.60',
    'totalCharge',
    209_660,
  ],
  [
    'an APR behind a slash, as its label',
    'HIRE PURCHASE AGREEMENT\nRate of interest / APR    31.07% fixed / 36.4%',
    'apr',
    3_640,
  ],
  [
    'a deposit that a sentence tells after the whole',
    'PRE-CONTRACT CREDIT INFORMATION\nThe total amount you will have to pay    £13,906.20, including a deposit of £500.00',
    'deposit',
    50_000,
  ],
  [
    'an introducer on a screen, and no rate beside it',
    'AGREEMENT ENQUIRY\nINTROD    0046213    FAIRLEIGH CARS LTD\nDEALER SET RATE: Y    MAX FLAT: 6.5000',
    'dealer',
    'FAIRLEIGH CARS LTD',
  ],
  [
    'a commission that is due, and not a share or a change of it',
    'AGREEMENT ENQUIRY\nCOMM % OF DIFF    80.00    COMM ADJ    .00\nCOMM DUE    628.88',
    'commission',
    62_888,
  ],
  [
    'a rate that a broker was let choose',
    'Your commission\nWe paid commission. Our agreement let it choose the customer’s interest rate from a range.',
    'commissionHow',
    'discretionary',
  ],
  [
    'a total with the deposit, beside one without',
    'HIRE PURCHASE AGREEMENT\nTotal amount payable excluding deposit    £18,090.05\nTotal amount payable    £22,430.05',
    'totalPayable',
    2_243_005,
  ],
  [
    'an introducer behind its code, and a bracket that goes on below',
    'AGREEMENT ENQUIRY\nINTRODUCER    114-0962 VALLEY ROAD MOTORS LTD (PONTY',
    'dealer',
    'VALLEY ROAD MOTORS LTD',
  ],
  [
    'pay that rose with the rate',
    'What we were paid\nThe lender paid us £1,037.60. What we were paid rose with the rate we put in the agreement.',
    'commissionHow',
    'discretionary',
  ],
  [
    'two rows that run into one',
    'HIRE PURCHASE AGREEMENT\nTotal deposit (e) = (b) + (c) Amount of credit (f) = (a) - (e)    2,860.00 £17,000.00',
    'amountOfCredit',
    1_700_000,
  ],
  [
    'a number with a one that a scanner took for a letter',
    'HIRE PURCHASE AGREEMENT\nAgreement No: MN 3380 l7462',
    'agreementNumber',
    'MN 3380 17462',
  ],
  ['no dealer in the keys of a screen', 'AGREEMENT ENQUIRY\nF3=EXIT    F8=DEALER    F10=NOTES', 'dealer', undefined],
  [
    'a scheme of commission behind its number, and no rate beside it',
    'INTRODUCER / COMMISSION\nCOMM SCHEME : 14 DIFF IN CHARGES    BASE FLAT : 3.25',
    'commissionHow',
    'discretionary',
  ],
  ['the day from which an agreement is live', 'Agreement live from    28-Sep-2018', 'signedOn', '2018-09-28'],
  [
    'a broker’s share, told by itself',
    'Your car finance\nThe lender pays us 7% of what you borrow, which for you comes to £629.30.',
    'commission',
    62_930,
  ],
  [
    'the whole of a screen, whose words are cut short, and no balance',
    'AGMT ENQUIRY\nTOT AMT PAY    9105.40\nBAL PAYABLE    8405.40',
    'totalPayable',
    910_540,
  ],
  ['a day with its weekday, under its label', 'Agreement date\n   Friday 23 September 2022', 'signedOn', '2022-09-23'],
  [
    'no dealer in the name of a lender',
    'HIRE PURCHASE AGREEMENT\nDealer Finance    CREDITOR\nSUPPLIER    Hillfoots Garage Ltd',
    'dealer',
    'Hillfoots Garage Ltd',
  ],
  [
    'where the car came from',
    'Your car finance\nYour car is a grey Hyundai i30. It came from Tyneside Motor Village Ltd of Scotswood Road.',
    'dealer',
    'Tyneside Motor Village Ltd',
  ],
  [
    'a supplier within a line',
    'Hire purchase agreement\nNorthumberland NE46 3QU. Supplier of the Goods TYNE GREEN MOTORS LTD, Hexham.',
    'dealer',
    'TYNE GREEN MOTORS LTD',
  ],
  [
    'a dealer whose label began a line earlier',
    'The Goods\nSupplying              Tamar Valley Motors Limited, Callington Road,\nDealer / Credit        Saltash PL12 6LF\nIntermediary',
    'dealer',
    'Tamar Valley Motors Limited',
  ],
  [
    'a kind of agreement that a line broke in two',
    'Dear Mr Hale\nOur records show that the car was paid for under what is called a hire\npurchase agreement, number 7714 0226 83.',
    'product',
    'hp',
  ],
  [
    'no kind of agreement that is denied',
    'Dear Mr Hale\nWe have found no hire purchase agreement in your name.',
    'product',
    undefined,
  ],
  [
    'commission by reference to a rate that the dealer could vary',
    'Commission paid to the dealer: £636.40. It was calculated by reference to the interest rate, which the dealer could vary.',
    'commissionHow',
    'discretionary',
  ],
  [
    'the company behind a trading name',
    'Statement of your account\nNorthridge Finance is a trading name of N.I.I.B. Group Limited, registered in Northern Ireland.',
    'lender',
    'N.I.I.B. Group Limited',
  ],
  [
    'months for which something is paid',
    'DEFAULT NOTICE\nYou must pay £222.33 on the 8th day of each month for 60 months.',
    'term',
    60,
  ],
  [
    'a deposit that a whole includes',
    'The total amount you will have to pay.    £22,734.05 (this includes your deposit of £2,600.00)',
    'deposit',
    260_000,
  ],
  [
    'who sells the car, and is paid for it',
    'Your agreement is live, and the money is on its way to Ebbw Motor Company, who are selling you the car.',
    'dealer',
    'Ebbw Motor Company',
  ],
  [
    'a price and a whole that a screen cuts short',
    'AGRMT ENQUIRY\nCash Px    7,250.00\nTot amt pyble    10,314.80',
    'cashPrice',
    725_000,
  ],
  [
    'commission under its heading on a screen',
    'CONTRACT ENQUIRY\n-- DEALER COMMISSION ----\nTYPE    DIC    BASE RATE    4.85\nPAID    1,147.50    PAID DATE    24/05/2013',
    'commission',
    114_750,
  ],
  ['no plate in half of one', 'Vehicle: Peugeot 208. Registration mark CA65', 'registration', undefined],
  [
    'a plate behind the name of a model',
    'Vehicle and registration    Audi A4 2.0 TDI SE, LK60 WAM',
    'registration',
    'LK60WAM',
  ],
  [
    'a flat sum of commission, told without a word for it',
    'Commission to the supplier    A flat £250.00, whatever the rate or the amount.',
    'commissionHow',
    'fixed',
  ],
  [
    'who the bank paid, and how',
    'Was commission paid?\nYes. The bank paid the dealer £1,012.50 on 29 July 2016. The dealer could set your flat rate of interest.',
    'commissionHow',
    'discretionary',
  ],
  [
    'where the car was collected',
    'Your car finance\nYou collected it from    Fosse Way Motors (Lincoln) Ltd',
    'dealer',
    'Fosse Way Motors (Lincoln) Ltd',
  ],
  [
    'no broker in what is said of one',
    'BROKER    You were introduced to us by the credit broker named above',
    'dealer',
    undefined,
  ],
]

test.each(told)('%s', (_, text, field, value) => expect(found(text)[field]).toBe(value))
