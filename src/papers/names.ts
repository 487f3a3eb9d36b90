import type { LenderData } from '../content/lenders/lenderData.ts'
import { type Page, wordsOf } from './lines.ts'
import { longestRead } from './place.ts'
import { makes } from './vehicles.ts'
import { comparable, unbroken } from './plainWords.ts'

/** A name that a lender has gone by, for looking up; `company` for a registered one, `own` where it holds the name that is the lender’s alone. */
export type Known = { slug: string; words: string; company: boolean; own: boolean }

/** The lenders as they can be looked for on paper. Names of one short word are left out: they stand in too many sentences. */
export function knownNames({ lenders, names }: Pick<LenderData, 'lenders' | 'names'>): Known[] {
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
    .map((one) => ({ ...one, own: ownName(one) > 0 }))
    .filter(({ words }) => words.includes(' ') || words.length >= 6)
    .filter(({ slug, words }) => !seen.has(`${slug} ${words}`) && seen.add(`${slug} ${words}`))
    .toSorted((a, b) => b.words.length - a.words.length || ownName(b) - ownName(a))

  // Lenders of one company share its name: it is first that of the one whose own name it holds.
  function ownName({ slug, words }: Pick<Known, 'slug' | 'words'>): number {
    const own = plain(lenders.find((lender) => lender.slug === slug)?.name ?? '')
    return own !== '' && words.includes(own.replace(/ (?:finance|uk)$/, '')) ? own.length : 0
  }

  // "Acorn Finance" is first the lender that is called Acorn Financial Services, whoever else has traded under it.
  function alike(name: string): string[] {
    const bare = bareName(name)
    return bareNames.filter((own) => own.bare === bare).map(({ slug }) => slug)
  }
}

/** What the name of a lender ends with and people leave out: "Startline have agreed". */
const leftOut =
  /(?: (?:motor|car|vehicle|personal|finance|financial|services|consumer|retail|bank|credit|uk|limited|plc|and)){1,8}$/

const bareName = (name: string): string => plain(name).replace(leftOut, '')

/** Known names as people shorten them, for sentences that say what a lender did; no word that means something else. */
export const shortNames = (known: readonly Known[]): Known[] =>
  known.flatMap((one) => {
    const words = one.words.replace(leftOut, '')
    return words === one.words || words.length < 5 || isWord.test(words) ? [] : [{ ...one, words }]
  })

/** Makes of cars, and words that are not names alone. */
const isWord = new RegExp(
  `^(?:${makes}|admiral|billing|marsh|first response|the .*|personal|secure trust|united|general|advantage|alpha|evolution|specialist|national|first|northridge)$`,
  'i',
)

/** The same names, where two lend under the name of one company: it is that of the one which pages name otherwise too. */
export function asNamedOn(pages: readonly Page[], known: readonly Known[]): readonly Known[] {
  const whole = ` ${plain(pages.flatMap(({ lines }) => lines.map(({ cells }) => wordsOf(cells))).join(' '))} `
  const isOn = ({ words }: Known): boolean => whole.includes(` ${words} `)
  const companies = known.filter((one) => one.company && isOn(one))
  const isAnyones = (name: string): boolean => !companies.some(({ words, own }) => own && words === name)
  const others = known.filter(
    (one) => !one.company && isOn(one) && !companies.some(({ words }) => words.includes(one.words)),
  )
  const isNamed = ({ slug }: Known): boolean =>
    others.some((one) => one.slug === slug && known.find(({ words }) => words === one.words) === one)
  const named = companies.filter(
    (one) =>
      isNamed(one) &&
      isAnyones(one.words) &&
      companies.some((own) => own.words === one.words && own !== one && !isNamed(own)),
  )
  const own = [...tradingOn(pages, known), ...named]
  return own.length === 0 ? known : [...own, ...known].toSorted((a, b) => b.words.length - a.words.length)
}

/** Companies of which pages say under whose name they trade: wherever else they stand there, they are that lender. */
const tradingOn = (pages: readonly Page[], known: readonly Known[]): Known[] =>
  pages.flatMap(({ lines }) =>
    lines.flatMap(({ cells }, index): Known[] => {
      const below = lines[index + 1]?.cells[0]?.text ?? ''
      const own = /^(?:t\/a|trading as) /i.test(below) ? `${cells[0]?.text} ${below}` : wordsOf(cells)
      if (!/\b(?:t\/a|trading as)\b/i.test(own)) return []
      const [company, name] = plain(own.slice(0, longestRead)).split(/ (?:t a|trading as) /)
      const behind = name === undefined ? undefined : nameIn(` ${company} `, known)
      const trading = behind && known.find(({ words }) => ` ${name} `.startsWith(` ${words} `))
      return trading && trading.slug !== behind.slug ? [{ ...behind, slug: trading.slug }] : []
    }),
  )

/** A word whose letters stand apart: "A C O R N". */
const spaced = /(?<![\p{L}\p{N}])(?:\p{L} ){3,}\p{L}(?![\p{L}\p{N}])/gu

/** Words as names are compared: in small letters, with "limited" and "and" in full and without signs. */
export const plain = (words: string): string =>
  comparable(words)
    .replaceAll('&', ' and ')
    .replace(/\bltd\b\.?/g, 'limited')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(spaced, (letters) => letters.replaceAll(' ', ''))

/** The lender that words name, by any name it has gone by; the words themselves when they name none that is known. */
export function lenderNamed(words: string, known: readonly Known[]): string {
  return (nameIn(` ${plain(words)} `, known) ?? nameIn(` ${plain(unbroken(words))} `, known))?.slug ?? words
}

/** The longest known name in plain words; where they say as what a company trades, that one. */
export function nameIn(plainWords: string, known: readonly Known[]): Known | undefined {
  const trading =
    /(?<= (?:t a|trading as) ).*$/.exec(plainWords)?.[0] ??
    /^.*(?= an? trading (?:style|name) of )/.exec(plainWords)?.[0] ??
    ''
  const named = (within: string) => known.find((one) => ` ${within} `.includes(` ${one.words} `))
  return named(trading) ?? named(plainWords)
}

/** Where a name stands in the words as printed. */
export function whereNamed(whole: string, words: string): [number, number] {
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
