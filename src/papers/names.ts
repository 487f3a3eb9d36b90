import type { LenderData } from '../content/lenders/lenderData.ts'
import { type Page, wordsOf } from './lines.ts'
import { type Candidate, cut, wholeLine } from './place.ts'
import { comparable, unbroken } from './plainWords.ts'

/** A name that a lender has gone by, for looking up; `company` for a registered one. */
export type Known = { slug: string; words: string; company: boolean }

/** The lenders as they can be looked for on paper. Names of one short word are left out: they stand in too many sentences. */
export function knownNames({ lenders, names }: Pick<LenderData, 'lenders' | 'names'>): Known[] {
  const all = [
    ...lenders.flatMap(({ slug, name, legalName, formerNames }) => [
      { slug, words: name },
      ...(legalName ? [{ slug, words: legalName }] : []),
      ...formerNames.map((words) => ({ slug, words })),
    ]),
    ...names.filter(({ kind }) => kind !== 'typed').map(({ name, lender }) => ({ slug: lender, words: name })),
  ]
  const seen = new Set<string>()
  return all
    .map(({ slug, words }) => ({ slug, words: plain(words), company: /\b(?:limited|ltd|plc)\b/i.test(words) }))
    .filter(({ words }) => words.includes(' ') || words.length >= 6)
    .filter(({ slug, words }) => !seen.has(`${slug} ${words}`) && seen.add(`${slug} ${words}`))
    .toSorted((a, b) => b.words.length - a.words.length || ownName(b) - ownName(a))

  // Lenders of one company share its name: it is first that of the one whose own name it holds.
  function ownName({ slug, words }: Known): number {
    const own = plain(lenders.find((lender) => lender.slug === slug)?.name ?? '')
    return own !== '' && words.includes(own.replace(/ (?:finance|uk)$/, '')) ? own.length : 0
  }
}

const plain = (words: string): string =>
  comparable(words)
    .replaceAll('&', ' and ')
    .replace(/\bltd\b\.?/g, 'limited')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The lender that words name, by any name it has gone by; the words themselves when they name none that is known. */
export function lenderNamed(words: string, known: readonly Known[]): string {
  return nameIn(` ${plain(words)} ${plain(unbroken(words))} `, known)?.slug ?? words
}

/** The longest known name in plain words; where they say as what a company trades, that one. */
function nameIn(plainWords: string, known: readonly Known[]): Known | undefined {
  const trading =
    /(?<= (?:t a|trading as) ).*$/.exec(plainWords)?.[0] ??
    /^.*(?= an? trading (?:style|name) of )/.exec(plainWords)?.[0] ??
    ''
  const named = (within: string) => known.find((one) => ` ${within} `.includes(` ${one.words} `))
  return named(trading) ?? named(plainWords)
}

const isCompany = /\b(?:ltd|limited|plc|llp|motors?|cars?|garages?|autos?|vehicles?|sales|motor company)\b/i

/** Sentences that name who arranged the finance: "Larkfield Motors Limited is a credit broker", "we paid Larkfield Motors a commission". */
const asBroker: readonly RegExp[] = [
  /^(\p{Lu}[^.;:]{2,60}?),? (?:is|are|acts? as) (?:an? )?(?:independent )?credit (?:broker|intermediary)/u,
  /\b[Ww]e are (\p{Lu}[^.;:£]{2,60}?), an? (?:independent )?credit broker/u,
  /\b[Ww]e paid (\p{Lu}[^.;:£]{2,60}?) (?:an?|the) (?:commission|fee)\b/u,
  /(?<=\d\p{L}{0,3}\s?\p{Lu}*\)?,? )(?:from|supplied by) (\p{Lu}[^.;,]{3,50})/u,
]

/** Companies that a sentence names as whoever arranged the finance or sold the car. */
export const brokersOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const match = asBroker.map((sentence) => sentence.exec(text)).find((found) => isCompany.test(found?.[1] ?? ''))
      const name = match?.[1]?.trim() ?? ''
      if (!match || name === '') return []
      const at = text.indexOf(name, match.index)
      return [{ field: 'dealer', value: name, weight: 6, place: cut(text, at, at + name.length, number) }]
    }),
  )

/** A company that is given its part after its name: '… Limited of 3 Guildhall Street ("the Owner")'. */
const asLender =
  /(?:.*\bbetween\b)?(?: ?\(?\d\))? ?(\p{Lu}[\p{L}\d&'.() -]{3,60}? (?:limited|ltd|plc|llp))\b[^;:]{0,140}?\(\s*["']?(?:the )?["']?(?:owner|lender|creditor|seller|we|us)\b["']?/iu

const isPart = /\(\s*["']?(?:the )?["']?(?:owner|lender|creditor|seller|we|us)\b/i

/** Lenders that a sentence names so, over as many as three lines; those that are known and those that are not. */
export const lendersByPart = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap(({ cells }, index) => {
    const own = wordsOf(cells)
    const whole = lines
      .slice(index, index + 3)
      .map((line) => wordsOf(line.cells))
      .join(' ')
      .slice(0, 600)
    const match = isPart.test(whole) ? asLender.exec(whole) : null
    const name = match?.[1] ?? ''
    return match && match.index < own.length && /^\p{Lu}/u.test(name)
      ? [{ field: 'lender', value: name, weight: 7, place: cut(whole, match.index, match.index + name.length, number) }]
      : []
  })

/** Who sells, by the head of an invoice or an order. */
export const sellerOn = ({ number, lines }: Page): Candidate[] => {
  const head = lines.slice(0, 3).flatMap(({ cells }) => cells[0] ?? [])
  const name = head.find(({ text }) => isCompany.test(text) && !/invoice|order|\d{3}/i.test(text))?.text
  return name === undefined
    ? []
    : [{ field: 'dealer', value: name, weight: 5, place: cut(name, 0, name.length, number) }]
}

const lendsHere =
  /\b(?:creditor|lender|owner|owners|we|us|our|finance company|the company|seller|(?:agreement|purchase|pcp|finance|sale) (?:with|through)|(?:quote|quotation|illustration|finance) from|between)\b/i
const asOther =
  /\b(?:dealer|supplier|intermediary|retailer|broker|insurer|underwritten|settle|outstanding finance|previous|part[- ]exchange|payable to|sold to|assigned)\b/i

/** Every lender that a page names, where it does: the surest where a label says that it lends, and in the first lines. */
export function lendersOn(page: Page, known: readonly Known[]): Candidate[] {
  const found: Candidate[] = []
  page.lines.forEach((line, index) => {
    const whole = wholeLine(line)
    const words = ` ${plain(whole)} `
    const name = nameIn(words, known)
    if (!name) return
    const before = plain(wordsOf(page.lines[index - 1]?.cells ?? []))
    const says = lendsHere.test(whole) || /^(?:the )?(?:creditor|lender|owner)\b/.test(before)
    // Whoever signs a letter stands alone on a line.
    const alone = plain(whole) === name.words ? 1 : 0
    const weight =
      3 + (name.company ? 1 : 0) + alone + (says ? 3 : 0) + (index < 5 ? 2 : 0) - (asOther.test(whole) ? 4 : 0)
    const [start, end] = whereNamed(whole, name.words)
    found.push({ field: 'lender', value: name.slug, weight, place: cut(whole, start, end, page.number) })
  })
  return found
}

/** Where a name stands in the words as printed. */
function whereNamed(whole: string, words: string): [number, number] {
  const shape = words
    .split(' ')
    .map((word) =>
      word === 'limited'
        ? '(?:limited|ltd)'
        : word === 'and'
          ? '(?:and|&)'
          : word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('[^\\p{L}\\p{N}]*')
  const match = new RegExp(shape, 'iu').exec(whole)
  return match ? [match.index, match.index + match[0].length] : [0, whole.length]
}
