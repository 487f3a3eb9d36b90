import { fillIn } from '../../content/words/fillIn.ts'
import { type FinanceSpell, financedBy } from '../../content/lenders/financedBy.ts'
import type { FinancedBrand, KnownLender, LenderData } from '../../content/lenders/lenderData.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** A lender that worked under a make’s name, when, and the firm that answers today as far as we know it. */
export type FoundSpell = { spell: FinanceSpell; certain: boolean; lender: KnownLender | undefined }

/** The make that was typed; who lent then, or at any time when the year is not known; and who lends under its name now. */
export type FoundByMake = { brand: FinancedBrand | undefined; lent: FoundSpell[]; now: FoundSpell[] }

/** Looks up a make by its name, however it is spelt, and a year. */
export function findByMake(make: string, year: number | null, { brands, lenders }: LenderData): FoundByMake {
  const brand = brands.find(({ name }) => plain(name) === plain(make))
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

/** The makes a beginning can mean; all of them before anything is typed. */
export function makesLike(typed: string, { brands }: Pick<LenderData, 'brands'>): FinancedBrand[] {
  return brands
    .filter(
      ({ name }) =>
        plain(name).startsWith(plain(typed)) || ` ${name.toLowerCase()}`.includes(` ${typed.trim().toLowerCase()}`),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

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
