import { expect, test } from 'vitest'
import { decoys } from '../../../bench/papers/writtenPapers.ts'
import { isOtherKind } from '../../../src/papers/gate.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'

const names = {
  lenders: [],
  names: [
    'Black Horse',
    'MotoNovo Finance',
    'Santander Consumer (UK) plc',
    'Startline Motor Finance',
    'Blue Motor Finance',
  ].map((name) => ({ name, kind: 'trading' as const, lender: name.toLowerCase().replaceAll(' ', '-') })),
}
const read = (text: string) => readPapers([{ name: 'paper', pages: pagesOfText(text) }], names)

test.each(decoys())('$name is told for what it is, and nothing of it is sure', ({ kind, text }) => {
  const { papers, agreements } = read(text)
  expect(papers.map((paper) => paper.kind)).toEqual([kind])
  const findings = agreements.flatMap((agreement) => agreement.findings)
  expect(findings.filter(({ doubts }) => doubts.length === 0)).toEqual([])
  if (isOtherKind(kind)) expect(findings).toEqual([])
})

test('the rental of a vehicle is none of car finance, whoever finances its owner', () => {
  const { papers, agreements } = read(`VEHICLE RENTAL AGREEMENT No. FH/2023/0417
Renter    Ms Sample    Additional driver    none
Vehicle    Fiat Ducato    Registration    FH72 CMP
Hire from    21/07/2023    Price a week    £1,190.00    Security deposit    £1,000.00
The owner holds the vehicle under a hire purchase agreement with Black Horse.`)
  expect(papers.map(({ kind }) => kind)).toEqual(['rental'])
  expect(agreements).toEqual([])
})

test('an agreement that speaks of insurance, a broker and examples is an agreement all the same', () => {
  const { papers, agreements } = read(`Hire-purchase agreement regulated by the Consumer Credit Act 1974
Creditor    Black Horse Limited          Agreement number    40918873
Vehicle    Ford Focus 1.0    Registration    FX65 LKD
Cash price    £10,500.00    Deposit    £1,500.00
Amount of credit    £9,000.00    APR    8.9%
Total charge for credit    £1,720.40    Total amount payable    £12,220.40
48 monthly payments of £223.34. The vehicle is not yours until you have paid all of them and the option to purchase fee.
You have a right to end this agreement. Signature of customer    Signed for the creditor
You must insure the vehicle under a comprehensive policy. Gap insurance premium, financed: £349.00. Your insurer pays us first.
We may pay a commission to the broker.`)
  expect(papers).toMatchObject([{ kind: 'agreement' }])
  expect(agreements[0]?.findings.find(({ field }) => field === 'agreementNumber')?.value).toBe('40918873')
})

test('a loan for the premium of an insurance is none of car finance', () => {
  const { papers, agreements } = read(`Your car insurance and how you pay for it
Policy number KMI/2219
Policyholder    Ms C Bevan
Vehicle    Volkswagen Golf, DU19 NMS, owned by a finance company (hire purchase)
Credit agreement regulated by the Consumer Credit Act 1974: Premium Credit Limited
Cash price (annual premium)    £684.32
Amount of credit    £615.89
APR    23.5%
Total amount payable    £745.93`)
  expect([papers.map(({ kind }) => kind), agreements]).toEqual([['insurance'], []])
})

test.each(['Yamaha U1 upright piano, polished ebony', 'John Deere V451R round baler'])(
  'nothing of the hire purchase of other goods is sure, whoever makes them: %s',
  (goods) => {
    const { agreements } = read(`Hire Purchase Agreement regulated by the Consumer Credit Act 1974
Creditor: Mitsubishi HC Capital UK PLC, trading as Novuna Personal Finance
The goods    ${goods}
Cash price of the goods    £8,949.00
Total amount of credit    £7,160.00
APR    9.9%
Total amount payable    £10,044.08`)
    expect(agreements.flatMap(({ findings }) => findings.filter(({ doubts }) => doubts.length === 0))).toEqual([])
  },
)

test.each([
  [
    'a plan paid for by the month',
    'Your service plan\nThis is a prepayment plan and not credit. If you end your hire purchase, keep it.',
  ],
  [
    'what a buyer is told of a car',
    'HPI Check\nVehicle provenance report for a buyer. Stolen: not recorded. Written off: not recorded. Plate changes: none. Keepers: 2.\nMileage: no discrepancy. Scrapped: no. Our guarantee is valid for 30 days from this check.\nOutstanding finance recorded by another party: ask the seller to settle it before you buy.\nRegistration    FD15 ZNT\nAgreement type    Hire purchase',
  ],
  ['what a dealer is paid', 'Commission statement\nHire purchase for five customers'],
  [
    'a loan that says what it is not',
    'Staff loan for a car\nThis is not a hire purchase or conditional sale agreement.',
  ],
])('%s gives nothing that is sure', (_, words) => {
  const { agreements } = read(`${words}
Finance company    Close Brothers Motor Finance
Agreement number    30117742
Date of agreement    4 October 2016
Amount of credit    £7,160.00
Monthly payments    24 of £330.00`)
  const findings = agreements.flatMap((own) => own.findings)
  expect(findings.filter(({ doubts }) => doubts.length === 0)).toEqual([])
})

test('an insurance paper beside an agreement takes nothing from it, and gives it nothing', () => {
  const agreement = 'Hire-purchase agreement\nAgreement number    40918873\nVehicle    Ford Focus\nAPR    8.9%'
  const insurance = decoys().find(({ name }) => name === 'insurance-schedule.txt')?.text ?? ''
  const { agreements } = read(`${agreement}\f${insurance}`)
  expect(agreements.flatMap(({ findings }) => findings.map(({ field, value }) => [field, value]))).toEqual([
    ['agreementNumber', '40918873'],
    ['product', 'hp'],
    ['apr', 890],
    ['vehicle', 'Ford Focus'],
  ])
})

test('an example that looks like an agreement, without a number, a day or a plate, is nobody’s', () => {
  const { agreements } = read(`A hire purchase agreement
Cash price    £21,000.00
Deposit    £2,100.00
Amount of credit    £18,900.00
36 monthly payments of £367.58
Total charge for credit    £3,782.88
Total amount payable    £24,782.88`)
  const findings = agreements.flatMap((agreement) => agreement.findings)
  expect(findings.length).toBeGreaterThan(4)
  expect(findings.filter(({ doubts }) => doubts.length === 0)).toEqual([])
})
