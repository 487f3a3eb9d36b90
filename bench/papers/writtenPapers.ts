import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addMonths, dateParts, longDate, type PlainDate } from '../../src/dates/plainDate.ts'
import { type Deal, dealOf } from './deals.ts'
import type { Drawn, Sheet } from './pdfOf.ts'
import type { Truth } from './score.ts'

/** A written paper as it is drawn, and what can be read of each agreement in it. */
export type WrittenPaper = {
  name: string
  sheet: Sheet
  truths: readonly Truth[]
  glyphs?: boolean
}

/**
 * Figures that a paper works out from a deal, and that are no fields of their own. A first and a last payment differ by some pence, and the
 * fee.
 */
const derived = [
  'term',
  'half',
  'third',
  'interest',
  'sumDeposit',
  'balancePayable',
  'rest',
  'middle',
  'firstPayment',
  'lastPayment',
  'flat',
] as const

/** A deal with the figures that a paper derives from it. */
type Written = Deal & { lender: string; brand: string; legal: string } & Record<(typeof derived)[number], number> & {
    settledOn: string
  }

/** The folders of written papers, in the order in which they were written: each before the reader knew it. */
export const writtenSets = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
] as const

/**
 * The papers of one folder: each a text as it lies on the page, its columns where they stand, with a slot for each value. What its
 * slots name is what can be read from it. A text without slots is a paper whole, and its head says what can be read.
 */
export const writtenPapers = (set: string, first = 0): WrittenPaper[] => {
  const folder = join(fixtures, set)
  return readdirSync(folder)
    .toSorted()
    .map((file, index) => made(file, readFileSync(join(folder, file), 'utf8'), first + index * 11))
}

const fixtures = join(import.meta.dirname, '../../tests/fixtures/papers')

/** The papers of the folder of decoys: they look like papers of car finance and are none; with what each is. */
export const decoys = (): { name: string; kind: string; text: string }[] =>
  readdirSync(join(fixtures, 'decoys')).map((name) => {
    const [head = '', text = ''] = readFileSync(join(fixtures, 'decoys', name), 'utf8').split(/^=====\n/m)
    return { name, kind: /^kind: (.+)$/m.exec(head)?.[1] ?? '', text }
  })

function made(file: string, text: string, first: number): WrittenPaper {
  const [head = '', body = ''] = text.split(/^=====\n/m)
  if (slotsOf(body).length === 0) return paperOf(file, body, head.split('-----\n').map(statedTruth))
  const told = new Map(head.split('\n').map((line) => line.split(/: +/, 2) as [string, string]))
  const count = Number(told.get('deals') ?? 1)
  const deals = Array.from({ length: count }, (_, index) => dealFor(told, body, index, first))
  const truths = deals.map((deal, index) => truthOf(told, body, deal, index))
  const written = body.replace(/\{(?:(\d)\.)?(\w+)(?::(\w+))?\}/g, (_, which: string | undefined, slot, way) =>
    printed(deals[Number(which ?? 1) - 1] as Written, slot as keyof Written, way as string | undefined),
  )
  return paperOf(file, written, truths, Number(told.get('font') ?? 9))
}

const paperOf = (file: string, written: string, truths: WrittenPaper['truths'], size = 9): WrittenPaper => ({
  name: file.replace(/\.txt$/, ''),
  sheet: written.split('-----page-----\n').map((page) => pageOf(page, size)),
  truths,
})

const asWritten = [
  'lender',
  'agreementNumber',
  'product',
  'signedOn',
  'settledOn',
  'dealer',
  'vehicle',
  'registration',
  'commissionHow',
]

/** Read the stated values of one agreement from a head: money in pounds and rates in points, as a person writes them down. */
const statedTruth = (head: string): Truth =>
  withWholeDeposit(
    Object.fromEntries(
      [...head.matchAll(/^(\w+): (.+)$/gm)].map(([, field = '', value = '']) => [
        field,
        asWritten.includes(field)
          ? value
          : field === 'paymentCount'
            ? Number(value)
            : Math.round(Number(value.replaceAll(',', '')) * 100),
      ]),
    ),
  )

/** Accept as the deposit the cash alone, or the cash and the part exchange together: papers print either. */
const withWholeDeposit = (truth: Record<string, number | string>): Truth =>
  Number(truth.partExchange) > 0 && truth.deposit !== undefined
    ? { ...truth, deposit: [truth.deposit, Number(truth.deposit) + Number(truth.partExchange)] }
    : truth

/** From the first line to the margin below which pdfkit begins another sheet, in points. */
const textHeight = 725

/** Place a page’s words: columns are as far apart as in the text, and a long page is set in small letters, so that it fits its sheet. */
function pageOf(page: string, largest: number): Drawn[] {
  const rows = page.trimEnd().split('\n')
  const size = Math.min(largest, textHeight / rows.length / 1.5)
  return rows.flatMap((line, row) =>
    // The rules of a table are drawn, and are no words.
    [...line.matchAll(/[^\s|]+(?: [^\s|]+)*/g)].map(({ 0: text, index }) => ({
      text,
      x: 30 + index * size * 0.56,
      y: 40 + row * size * 1.5,
      size,
    })),
  )
}

const slotsOf = (body: string): string[] => [...body.matchAll(/\{(?:\d\.)?(\w+)/g)].map(([, slot = '']) => slot)

/** A deal that has what the paper shows and nothing that it leaves out of a sum it shows. */
function dealFor(told: ReadonlyMap<string, string>, body: string, index: number, first: number): Written {
  const slots = slotsOf(body)
  const [legal = '', brand = '', slug = ''] = (told.get('lender') ?? '').split(' | ')
  for (let seed = first + index * 5; ; seed++) {
    const deal = dealOf(seed)
    const isLike =
      deal.product === told.get('product') &&
      (slots.includes('partExchange') ? deal.partExchange > 0 : deal.partExchange === 0) &&
      (slots.includes('optionFee') ? deal.optionFee > 0 : !slots.includes('totalCharge') || deal.optionFee === 0) &&
      (index === 0 || deal.registration !== dealOf(first).registration)
    if (!isLike) continue
    const how = told.get('how') as Deal['how'] | undefined
    return {
      ...deal,
      ...(how ? { how } : {}),
      lender: slug,
      brand,
      legal,
      number: told.get(index === 0 ? 'number' : `number${index + 1}`) ?? deal.number,
      term: deal.count + (deal.finalPayment ? 1 : 0),
      half: Math.round(deal.totalPayable / 2),
      third: Math.round(deal.totalPayable / 3),
      interest: deal.totalCharge - deal.optionFee,
      sumDeposit: deal.deposit + deal.partExchange,
      balancePayable: deal.totalPayable - deal.deposit - deal.partExchange,
      rest: deal.count - 1,
      middle: deal.count - 2,
      firstPayment: deal.payment - 37,
      lastPayment: deal.payment + 37 + deal.optionFee,
      flat: Math.round(((deal.totalCharge - deal.optionFee) / deal.amountOfCredit / (deal.count / 12)) * 10_000),
      settledOn: addMonths(deal.signedOn, 20),
    }
  }
}

const namesOfFields: Partial<Record<string, string>> = {
  number: 'agreementNumber',
  count: 'paymentCount',
  how: 'commissionHow',
  brand: 'lender',
}

function truthOf(told: ReadonlyMap<string, string>, body: string, deal: Written, index: number): Truth {
  const own = [...body.matchAll(/\{(?:(\d)\.)?(\w+)/g)]
    .filter(([, which]) => Number(which ?? 1) === index + 1)
    .map(([, , slot = '']) => slot)
  const stated = [...own, ...(told.get('tells') ?? '').split(/, ?/), ...(index > 0 ? ['lender'] : [])]
  return withWholeDeposit(
    Object.fromEntries(
      stated
        .filter((slot) => slot !== '' && !derived.some((one) => one === slot))
        .flatMap((slot) => {
          const field = namesOfFields[slot] ?? slot
          const value = field === 'lender' ? deal.lender : deal[(slot === 'commissionHow' ? 'how' : slot) as keyof Deal]
          return [[field, value as number | string]]
        }),
    ),
  )
}

const dates = ['signedOn', 'settledOn']
const counts = ['count', 'term', 'rest', 'middle']

/** A value in one of the ways that papers write it. */
function printed(deal: Written, slot: keyof Written, way: string | undefined): string {
  if (slot === 'lender') return deal.legal
  const value = deal[slot]
  if (dates.includes(slot)) return printedDay(String(value), way)
  if (slot === 'apr' || slot === 'interestRate' || slot === 'flat') return printedRate(Number(value), way)
  if (typeof value !== 'number' || counts.includes(slot))
    return way === 'tight' ? String(value).replaceAll(' ', '') : String(value)
  switch (way) {
    case 'bare':
      return bare(value)
    case 'plain':
      return (value / 100).toFixed(2)
    case 'round':
      return value % 100 === 0 ? poundsText(value).slice(0, -3) : poundsText(value)
    case 'dash':
      return bare(value).replace('.', '-')
    case 'ocr':
      return `£ ${bare(value).replace(',', ' ,').replace('.', '. ')}`
    default:
      return poundsText(value)
  }
}

function printedDay(value: PlainDate, way = 'slashes'): string {
  const { year, month, day } = dateParts(value)
  const [dd, mm] = [day, month].map((part) => String(part).padStart(2, '0'))
  const [, name = ''] = longDate(value).split(' ')
  const nth = `${day}${['th', 'st', 'nd', 'rd'][day > 20 ? day % 10 : day] ?? 'th'}`
  const ways: Readonly<Record<string, string>> = {
    slashes: `${dd}/${mm}/${year}`,
    iso: value,
    month: longDate(value),
    dash: `${dd}-${mm}-${year}`,
    dots: `${day}.${month}.${year}`,
    two: `${dd}.${mm}.${String(year).slice(2)}`,
    mon: `${dd} ${name.slice(0, 3)} ${year}`,
    long: `${nth} ${name} ${year}`,
    dayof: `${nth} day of ${name} ${year}`,
  }
  return ways[way] ?? ''
}

function printedRate(value: number, way: string | undefined): string {
  if (way === '2') return percentText(value, 2)
  const plain = percentText(value).slice(0, -1)
  return way === 'nosign'
    ? plain
    : way === 'gap'
      ? `${plain.replace('.', '. ')} %`
      : way === 'wide'
        ? `${plain} %`
        : `${plain}%`
}

export const poundsText = (pence: number): string => `£${bare(pence)}`
const bare = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const percentText = (points: number, places = 1): string => `${(points / 100).toFixed(places)}%`
