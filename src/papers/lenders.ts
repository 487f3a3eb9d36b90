import type { LenderData } from '../content/lenders/lenderData.ts'
import { expression } from '../text/expression.ts'
import { unbroken, unscanned } from '../text/plainWords.ts'
import { saidTwice } from './nameWords.ts'
import { cellsText, type Page } from './page.ts'
import { cutPassage, longestRead, type ValueCandidate, wholeLine } from './passages.ts'
import type { ReadingRule } from './rules.ts'

/** A name that a lender has gone by, for looking up; `company` for a registered one. */
export type LenderAlias = { slug: string; words: string; company: boolean }

/** List the names to look for on papers, without short single words: too many sentences contain them. */
export function knownNames({ lenders, names }: Pick<LenderData, 'lenders' | 'names'>): LenderAlias[] {
  const ownNames = new Map(lenders.map(({ slug, name }) => [slug, plain(name)]))
  const bareNames = lenders.map(({ slug, name }) => ({ slug, bare: bareName(name) }))
  const all = [
    ...lenders.flatMap(({ slug, name, legalName, formerNames }) => [
      { slug, words: name },
      ...(legalName ? [{ slug, words: legalName }] : []),
      ...formerNames.map((words) => ({ slug, words })),
    ]),
    ...names
      .filter(({ kind }) => kind !== 'typed')
      .flatMap(({ name, lender }) => [...alike(name), lender].map((slug) => ({ slug, words: name }))),
  ]
  const seen = new Set<string>()
  return all
    .map(({ slug, words }) => ({ slug, words: plain(words), company: /\b(?:limited|ltd|plc)\b/i.test(words) }))
    .filter(({ words }) => words.includes(' ') || words.length >= 6)
    .filter(({ slug, words }) => !seen.has(`${slug} ${words}`) && seen.add(`${slug} ${words}`))
    .toSorted((a, b) => b.words.length - a.words.length || ownName(b) - ownName(a))

  // Lenders of one company share its name: prefer the lender whose own name it contains.
  function ownName({ slug, words }: Pick<LenderAlias, 'slug' | 'words'>): number {
    const own = ownNames.get(slug) ?? ''
    return own !== '' && words.includes(own.replace(/ (?:finance|uk)$/, '')) ? own.length : 0
  }

  // "Acorn Finance" is foremost the lender Acorn Financial Services, whoever else has traded under it.
  function alike(name: string): string[] {
    const bare = bareName(name)
    return bareNames.filter((own) => own.bare === bare).map(({ slug }) => slug)
  }
}

/** Endings of a lender’s name that people leave out: "Startline have agreed". */
const leftOut =
  /(?: (?:motor|car|vehicle|personal|finance|financial|services|consumer|retail|bank|credit|uk|limited|plc|and)){1,8}$/

const bareName = (name: string): string => plain(name).replace(leftOut, '')

/** Add companies that the pages say trade under a lender's name: anywhere else on these pages they mean that lender. */
export function asNamedOn(pages: readonly Page[], known: readonly LenderAlias[]): readonly LenderAlias[] {
  const own = pages.flatMap(({ lines }) =>
    lines.flatMap(({ cells }, index): LenderAlias[] => {
      const below = lines[index + 1]?.cells[0]?.text ?? ''
      const said = /^(?:t\/a|trading as) /i.test(below) ? `${cells[0]?.text} ${below}` : cellsText(cells)
      if (!/\b(?:t\/a|trading as)\b/i.test(said)) return []
      const [company, name] = plain(said.slice(0, longestRead)).split(/ (?:t a|trading as) /)
      const behind = name === undefined ? undefined : nameIn(` ${company} `, known)
      const trading = behind && known.find(({ words }) => ` ${name} `.startsWith(` ${words} `))
      return trading && trading.slug !== behind.slug ? [{ ...behind, slug: trading.slug }] : []
    }),
  )
  return own.length === 0 ? known : [...own, ...known].toSorted((a, b) => b.words.length - a.words.length)
}

/** A word whose letters stand apart: "A C O R N". */
const spaced = /(?<![\p{L}\p{N}])(?:\p{L} ){3,}\p{L}(?![\p{L}\p{N}])/gu

/** Words as names are compared: in small letters, with "limited" and "and" in full and without signs. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\bltd\b\.?/g, 'limited')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(spaced, (letters) => letters.replaceAll(' ', ''))

/** Return the lender that words name, by any name it has had; the words themselves if no known lender. */
export function lenderNamed(words: string, known: readonly LenderAlias[]): string {
  for (const read of [words, unbroken(words), unscanned(words)]) {
    const named = nameIn(` ${plain(read)} `, known)
    if (named) return named.slug
  }
  return words.replace(/(?<=\b(?:limited|ltd|plc)\b),? (?:(?:trading as|t\/a) .*|\([^()]*\))$/i, '')
}

/** Find the longest known name in plain words, preferring the trading name if they give one. */
function nameIn(plainWords: string, known: readonly LenderAlias[]): LenderAlias | undefined {
  const trading =
    /(?<= (?:t a|trading as) ).*$/.exec(plainWords)?.[0] ??
    /^.*(?= an? trading (?:style|name) of )/.exec(plainWords)?.[0] ??
    ''
  return firstNamed(trading, known) ?? firstNamed(plainWords, known)
}

type Ranked = { rank: number; one: LenderAlias }
/** Names by their first word, each with its rank. */
const byFirstWord = new WeakMap<readonly LenderAlias[], ReadonlyMap<string, Ranked[]>>()

function indexOf(known: readonly LenderAlias[]): ReadonlyMap<string, Ranked[]> {
  const found = byFirstWord.get(known)
  if (found) return found
  const made = new Map<string, Ranked[]>()
  for (const [rank, one] of known.entries()) {
    const first = one.words.split(' ')[0] ?? ''
    made.set(first, [...(made.get(first) ?? []), { rank, one }])
  }
  byFirstWord.set(known, made)
  return made
}

/** Find the first-ranked known name that is whole in plain words. */
function firstNamed(within: string, known: readonly LenderAlias[]): LenderAlias | undefined {
  const index = indexOf(known)
  const words = ` ${within.trim()} `
  let best: Ranked | undefined
  for (const { 0: word, index: at } of words.matchAll(/\S+/g))
    for (const ranked of index.get(word) ?? [])
      if ((!best || ranked.rank < best.rank) && words.startsWith(`${ranked.one.words} `, at)) best = ranked
  return best?.one
}

/** Find a name in the words as printed. */
function whereNamed(whole: string, words: string): [number, number] {
  const shape = words
    .split(' ')
    .map((word) => (word === 'limited' ? '(?:limited|ltd)' : word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('[^\\p{L}\\p{N}]*')
  const match = new RegExp(shape, 'iu').exec(whole)
  return match ? [match.index, match.index + match[0].length] : [0, whole.length]
}

/** The name of a company: words in capitals or with them, up to what it is by law. */
const company = String.raw`(?:\p{Lu}[\p{L}\d&'.-]*|\(\p{Lu}\p{L}*\)|&)(?: (?:\p{Lu}[\p{L}\d&'.-]*|\(\p{Lu}\p{L}*\)|\d|&|and|of|for|the)){0,7} (?:Limited|LIMITED|Ltd|LTD|plc|PLC|LLP)`

/** A company that is given its part after its name: '… Limited of 3 Guildhall Street ("the Owner")'. */
const asLender = expression.u`(?<![\p{L}\d&])(${company})\b[^;:]{0,140}?\(\s*["']?(?:[Tt]he )?["']?(?:[Oo]wner|[Ll]ender|[Cc]reditor|[Ss]eller|[Ww]e|[Uu]s|OWNER|LENDER|CREDITOR|SELLER)\b`

/** A company that speaks for itself: "We, … Limited, of the address above". */
const asWe = expression.u`(?:^|[.;:] )We, (${company}),`

const anyCompany = expression.gu`(?<![\p{L}\d&])${company}(?!\p{L})`

/** Lenders that a sentence names so; those that are known and those that are not. */
export const lenderByPart: readonly ReadingRule[] = [asLender, asWe].map((pattern) => ({
  field: 'lender',
  in: 'sentence',
  pattern,
  read: ({ 1: name = '' }) => name.replace(beforeName, '').replace(saidTwice, ''),
  strength: 7,
}))

/** Words in capitals that lead up to a name and are no part of it. */
const beforeName =
  /^(?:[^£]{0,40}\b(?:between|parties)\b:? )?(?:(?:(?:this|agreement|contract|made|between|parties|the|creditor|lender|owner|seller|from|by|we|us|with|to|and|of)\b:? ?)*)/i

/** Words in the name of a company that lends. */
export const lends = /\b(?:finance|financial|credit|bank|acceptances?|lending|loans|leasing|capital|funding)\b/i
/** A name that says so is the one it trades under. */
const lendsUnder = expression.i`${lends.source} is an? trading (?:name|style) of $`
const notLending =
  /\b(?:bank account|direct debit|insur\w*|your bank|group|subsidiary|base rate|judgment|court order|county court|trustee|administrator|guarant\w*|warrant\w*|assign\w*|transfer\w*|association|registered in)\b/i

/** Find companies that lend by their name, unless the line gives another role: for papers without a labelled lender. */
export const financeCompaniesOn = ({ number, lines }: Page): ValueCandidate[] =>
  lines.flatMap((line, index) => {
    const whole = wholeLine(line)
    if (asOther.test(whole) || ofMany.test(whole)) return []
    return [...whole.matchAll(anyCompany)].flatMap(({ 0: found, index: at }) => {
      const name = found.replace(beforeName, '')
      const start = at + found.length - name.length
      return (lends.test(name) && !notLending.test(whole)) || lendsUnder.test(whole.slice(0, start))
        ? [
            {
              field: 'lender',
              value: name,
              weight: index < 3 ? 6 : lendsHere.test(whole) ? 5.6 : 4.6,
              place: cutPassage(whole, start, start + name.length, number),
            },
          ]
        : []
    })
  })

const lendsHere =
  /\b(?:creditor|lender|owner|owners|we|us|our|finance company|the company|seller|(?:agreement|purchase|pcp|hp|finance|sale|figures|deal|quote) (?:with|through)|(?:quote|quotation|illustration|finance) from|(?:balance|amount)(?: \p{L}+){0,2} (?:from|by)|(?:financed|funded|finance|provided) by|between|welcome to)\b/iu
const asOther =
  /\b(?:dealer|supplier|intermediary|retailer|broker|insurer|underwritten|settle\w*|outstanding finance|finance outstanding|existing finance|old finance|previous|part[- ]exchange|payable to|sold to|assigned)\b/i

/** Every lender that a page names, where it does: the surest where a label says that it lends, and in the first lines. */
export const lendersOn = (page: Page, known: readonly LenderAlias[]): ValueCandidate[] =>
  page.lines.flatMap((line, index) => {
    const whole = wholeLine(line)
    const above = plain(cellsText(page.lines[index - 1]?.cells ?? []))
    // The next sentence may be about another company.
    return whole.split(/(?<=\p{L}{2}[.;]) (?=\p{Lu})/u).flatMap((sentence): ValueCandidate[] => {
      const name = ofMany.test(sentence) ? undefined : nameIn(` ${plain(sentence)} `, known)
      // Its trading name, in the line above, is the lender's.
      if (!name || (isBehind.test(sentence) && nameIn(` ${above} `, known))) return []
      // The signature of a letter is alone on its line.
      const place = (index < 5 ? 2 : 0) + (plain(whole) === name.words ? 1 : 0)
      const [start, end] = whereNamed(whole, name.words)
      return [
        {
          field: 'lender',
          value: name.slug,
          weight: 3 + place + saidOf(name, sentence, above),
          place: cutPassage(whole, start, end, page.number),
        },
      ]
    })
  })

/** A company that a line names as the one behind the name above it. */
const isBehind = /^(?:is )?an? trading (?:name|style) of\b/i

/** Words for lenders a broker works with. */
const ofMany = /\bpanel of\b|\b(?:range|number|choice) of lenders\b|\blenders,? (?:such as|including|like)\b/i

/** Weigh how surely a sentence, with the line before it, says that the company it names is the lender. */
function saidOf({ company, words }: LenderAlias, sentence: string, before: string): number {
  const says =
    lendsHere.test(sentence) ||
    /^(?:the )?(?:creditor|lender|owner)\b|^(?:invoice[d]?|bill|sold|sale) to\b/.test(before) ||
    expression.plain`(?:^| )${words} (?:hire purchase|pcp|hp|conditional sale|personal contract)(?! agreement)`.test(
      plain(sentence),
    )
  const trades =
    expression.plain`^${words} is an? trading (?:name|style) of |(?:limited|plc) (?:t a|trading as) ${words}`.test(
      plain(sentence),
    )
  return (company ? 1.6 : 0) + (says ? 3 : trades ? 2 : 0) - (asOther.test(sentence) ? 4 : 0)
}
