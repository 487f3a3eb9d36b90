import {
  type FinancedBrand,
  type FinanceSpell,
  financedBy,
  type KnownLender,
  type LenderData,
} from '../../content/lenders/lenderData.ts'
import { allowedSlips, plain, slipsBetween } from '../../content/lenders/searchLenders.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** A lender that worked under a make’s name, when, and the firm that answers today as far as we know it. */
export type FoundSpell = { spell: FinanceSpell; certain: boolean; lender: KnownLender | undefined }

/** The make that was typed; who lent then, or at any time when the year is not known; and who lends under its name now. */
export type FoundByMake = { brand: FinancedBrand | undefined; lent: FoundSpell[]; now: FoundSpell[] }

/** Look up a make by any name it goes by, however it is spelt, and a year. */
export function findByMake(make: string, year: number | null, data: LenderData): FoundByMake {
  const { lenders } = data
  const brand = makeNamed(make, data)
  if (!brand) return { brand, lent: [], now: [] }
  const known = (spell: FinanceSpell, certain: boolean): FoundSpell => ({
    spell,
    certain,
    lender: lenders.find(({ slug }) => slug === spell.slug),
  })
  const { inYear, now } = financedBy(brand.spells, year ?? Number.NaN)
  const lent =
    year === null
      ? brand.spells.map((spell) => known(spell, spell.from !== null && spell.to !== null))
      : inYear.map(({ spell, certain }) => known(spell, certain))
  return { brand, lent, now: now.map((spell) => known(spell, true)) }
}

/** Find makes with a word in a name that begins as typed; before anything is typed, all makes with a page. */
export function makesLike(typed: string, data: LenderData): FinancedBrand[] {
  const begun = plain(typed).replace(financeWords, '')
  const all = begun === '' ? data.brands : makesOf(data)
  return all
    .filter(({ name, otherNames }) => [name, ...otherNames].some((one) => ` ${plain(one)}`.includes(` ${begun}`)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Find a make by name: exact, or else the only one spelt nearly so. */
function makeNamed(typed: string, data: LenderData): FinancedBrand | undefined {
  const sought = plain(typed).replace(financeWords, '')
  const makes = makesOf(data).map((make) => ({ make, names: [make.name, ...make.otherNames].map(plain) }))
  const tight = (words: string) => words.replaceAll(' ', '')
  const exact = makes.find(({ names }) => names.some((name) => tight(name) === tight(sought)))
  if (exact) return exact.make
  const slips = allowedSlips(sought)
  const near = makes.filter(({ names }) => names.some((name) => slipsBetween(sought, name, slips) <= slips))
  return near.length === 1 ? near[0]?.make : undefined
}

/** Words that people type after a make when they mean its finance. */
const financeWords = / (?:car |motor )?(?:finance|financial services|credit)$/

/** The makes with a page, and those that are known by the name of their finance alone: "Citroën Finance". */
function makesOf({ brands, names, lenders }: LenderData): FinancedBrand[] {
  const known = new Set(brands.flatMap(({ name, otherNames }) => [name, ...otherNames].map(plain)))
  const others = new Map<string, FinancedBrand>()
  for (const { name, kind, lender, from, to } of names) {
    const make = name.replace(/ (?:finance|financial services)$/i, '')
    const lent = lenders.find(({ slug }) => slug === lender)
    if (!lent || make === name || kind !== 'brand' || known.has(plain(make))) continue
    const { spells, ...before } = others.get(plain(make)) ?? {
      slug: plain(make),
      name: make,
      otherNames: [],
      spells: [],
    }
    const spell = { from: yearOf(from), to: yearOf(to), lender: lent.name, slug: lender }
    others.set(plain(make), { ...before, spells: [...spells, spell] })
  }
  return [...brands, ...others.values()]
}

const yearOf = (year?: number): string | null => (year === undefined ? null : String(year))

/** "2012 to now", "until 2008", "from 2009", or that neither end is known. */
export function spellYears({ from, to }: FinanceSpell, words: ToolWords['lender-finder']['lender']): string {
  const [first, last] = [from?.slice(0, 4) ?? '', to === 'present' ? 'now' : (to?.slice(0, 4) ?? '')]
  const says =
    last === 'now'
      ? first
        ? words.toNow
        : words.untilNow
      : last
        ? first
          ? words.years
          : words.until
        : first
          ? words.from
          : words.noYears
  return fillIn(says, { first, last })
}
