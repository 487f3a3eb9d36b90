import { addDays, type PlainDate } from '../../src/dates/plainDate.ts'
import { instalment } from '../../src/rules/credit/creditAgreement.ts'
import { monthlyRate } from '../../src/rules/credit/rates.ts'

/** An agreement that nobody made: sums in pence, rates in hundredths of a point. `finalPayment` is 0 for all but a PCP. */
export type Deal = {
  product: 'pcp' | 'hp' | 'conditionalSale'
  number: string
  signedOn: PlainDate
  cashPrice: number
  deposit: number
  partExchange: number
  amountOfCredit: number
  totalCharge: number
  totalPayable: number
  apr: number
  interestRate: number
  count: number
  payment: number
  finalPayment: number
  optionFee: number
  dealer: string
  vehicle: string
  registration: string
  commission: number
  how: 'discretionary' | 'fixed' | 'percentage'
}

/** Numbers that look random and are the same each time, from 0 up to 1. */
export function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 12_345
  return () => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296
  }
}

const pick = <One>(random: () => number, list: readonly One[]): One => list[Math.floor(random() * list.length)] as One

const dealers = [
  'Larkfield Motors Limited',
  'Harrow & Dunn Cars Ltd',
  'Pennine Vehicle Sales',
  'Wyvern Autos (Derby) Ltd',
  'Castle Street Garage',
  'M. Okafor & Sons Motor Company Limited',
]
const vehicles = [
  'Ford Fiesta 1.0 Titanium',
  'BMW 320d M Sport',
  'Vauxhall Corsa 1.4 SE',
  'Toyota Yaris Hybrid Icon',
  'Volkswagen Golf 2.0 TDI Match',
  'Nissan Qashqai 1.5 dCi N-Connecta',
]
const plates = ['WX16 KLM', 'BD14 ZTR', 'LN67 OPQ', 'YK09 FVB', 'SA61 NNW', 'FY18 DHC', 'KJZ 4821', 'R482 BTO']
const numbers = [
  '4400123987',
  'HP/20443187',
  '8812 4456 0912',
  'MNF-7730021',
  '00098123456',
  'AG1094482',
  '7712345',
  'K20191187-01',
]

/** A deal by its number: the same number gives the same deal. */
export function dealOf(seed: number): Deal {
  const random = seeded(seed + 17)
  const product = (['pcp', 'hp', 'conditionalSale', 'pcp', 'hp'] as const)[seed % 5] ?? 'hp'
  const cashPrice = Math.round(5_995 + random() * 24_000) * 100 + (random() < 0.3 ? 50 : 0)
  const partExchange = random() < 0.4 ? Math.round(500 + random() * 1_500) * 100 : 0
  const deposit = Math.round(250 + random() * 1_750) * 100 + (random() < 0.2 ? 99 : 0)
  const amountOfCredit = cashPrice - deposit - partExchange
  const apr = Math.round(39 + random() * 160) * 10
  const months = pick(random, [24, 36, 37, 48, 49, 60])
  const finalPayment = product === 'pcp' ? Math.round((amountOfCredit * (0.3 + random() * 0.2)) / 2_500) * 2_500 : 0
  const count = months
  const monthly = monthlyRate(apr / 10_000, 'effective')
  const payment = Math.round(
    finalPayment === 0
      ? instalment({ amountOfCredit, months: count, balloon: 0 }, monthly)
      : instalment({ amountOfCredit, months: count, balloon: finalPayment / (1 + monthly) }, monthly),
  )
  const optionFee = product === 'conditionalSale' ? 0 : pick(random, [1_000, 100, 14_900, 0])
  const repaid = count * payment + finalPayment + optionFee
  return {
    product,
    number: numbers[seed % numbers.length] ?? '',
    signedOn: addDays('2008-01-15', Math.floor(random() * 4_700)),
    cashPrice,
    deposit,
    partExchange,
    amountOfCredit,
    totalCharge: repaid - amountOfCredit,
    totalPayable: repaid + deposit + partExchange,
    apr,
    interestRate: Math.round(monthly * 120_000),
    count,
    payment,
    finalPayment,
    optionFee,
    dealer: pick(random, dealers),
    vehicle: pick(random, vehicles),
    registration: pick(random, plates),
    commission: Math.round(150 + random() * 1_100) * 100,
    how: pick(random, ['discretionary', 'fixed', 'percentage'] as const),
  }
}
