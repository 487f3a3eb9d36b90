import type { ReactNode } from 'react'
import type { Lender } from '../content/lenders/schema.ts'
import type { Site } from '../site/site.ts'
import { AnsweringFirm } from './AnswersNow.tsx'
import { namesIn, spellsOf } from './BrandNow.tsx'

/** A line of a list: where it leads, its name, what has become of it, and a value for each of the list’s columns. */
export type DirectoryRow = { href: string; name: string; state?: string; values: readonly ReactNode[] }

/** A list with the names of its columns. The first is that of the entries themselves. */
export type Directory = { columns: readonly string[]; rows: readonly DirectoryRow[] }

/** Every lender with a page: who answers for its agreements, the other names papers may carry, and the ways to complain that are known. */
export const lenderDirectory = (site: Site): Directory => ({
  columns: ['Lender', 'Answers today', 'Also known as', 'Complain by'],
  rows: [...site.lenders.values()]
    .filter(({ slug }) => site.byPath.has(`/lenders/${slug}`))
    .map((lender) => ({
      href: `/lenders/${lender.slug}`,
      name: lender.name,
      ...(lender.status.state === 'active' ? {} : { state: states[lender.status.state] }),
      values: [
        <AnsweringFirm key="answering" site={site} lender={lender} />,
        otherNames(lender),
        waysToComplain(lender),
      ],
    })),
})

const states = { renamed: 'Renamed', merged: 'Merged', sold: 'Sold', closed: 'Closed' } as const

function otherNames({ name, legalName, tradingNames, formerNames }: Lender): string {
  const others = new Set([...tradingNames, ...formerNames])
  return [...others].filter((other) => other !== name && other !== legalName).join(', ')
}

function waysToComplain({ complaints: { webform, email, phone, postalAddress } }: Lender): string {
  const known = [webform && 'online', email && 'email', phone && 'phone', postalAddress && 'post'].filter(Boolean)
  const said = known.join(', ')
  return said === '' ? 'No way confirmed' : said.charAt(0).toUpperCase() + said.slice(1)
}

/** Every make of car: who lends under its name today, who did at other times, and the models people ask by. */
export const brandDirectory = (site: Site): Directory => ({
  columns: ['Make', 'Lends today', 'At other times', 'Models'],
  rows: site.entries.flatMap(({ path, brand, brandFinance }) => {
    if (!brand || !brandFinance) return []
    const { today, others } = spellsOf(brandFinance)
    return {
      href: path,
      name: brand.brandName,
      values: [
        today.map(({ lender }) => lender).join('; ') || 'Not confirmed',
        namesIn(others, site).join('; '),
        brand.popularModels.join(', '),
      ],
    }
  }),
})

/** The rows of a list by their first letter, in the order of the alphabet. */
export const byLetter = (rows: readonly DirectoryRow[]): [letter: string, rows: DirectoryRow[]][] => [
  ...Map.groupBy(
    rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB')),
    ({ name }) => name.normalize('NFD').charAt(0).toUpperCase(),
  ),
]
