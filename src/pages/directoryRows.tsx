import type { ReactNode } from 'react'
import type { PageParts } from '../content/pageParts/schema.ts'
import type { Lender } from '../content/lenders/schema.ts'
import type { Site } from '../site/site.ts'
import { AnsweringFirm } from './AnswersNow.tsx'
import { lenderNamesIn, spellsOf } from './BrandNow.tsx'

/** A line of a list: where it leads, its name, what has become of it, and a value for each of the list’s columns. */
export type DirectoryRow = { href: string; name: string; state?: string | undefined; values: readonly ReactNode[] }

/** A list with the names of its columns. The first is that of the entries themselves. */
export type Directory = { columns: readonly string[]; rows: readonly DirectoryRow[] }

/** Every lender with a page: who answers for its agreements, the other names papers may carry, and the ways to complain that are known. */
export const lenderDirectory = (site: Site): Directory => ({
  columns: site.pageParts?.directory.lenders ?? [],
  rows: [...site.lenders.values()]
    .filter(({ slug }) => site.byPath.has(`/lenders/${slug}`))
    .map((lender) => ({
      href: `/lenders/${lender.slug}`,
      name: lender.name,
      ...(lender.status.state === 'active' ? {} : { state: site.pageParts?.directory.states[lender.status.state] }),
      values: [
        <AnsweringFirm key="answering" site={site} lender={lender} />,
        otherNames(lender),
        waysToComplain(lender, site.pageParts?.directory),
      ],
    })),
})

function otherNames({ name, legalName, tradingNames, formerNames }: Lender): string {
  const others = new Set([...tradingNames, ...formerNames])
  return [...others].filter((other) => other !== name && other !== legalName).join(', ')
}

const ways = ['webform', 'email', 'phone', 'postalAddress'] as const

function waysToComplain({ complaints }: Lender, words: PageParts['directory'] | undefined): string {
  const said = ways.flatMap((way) => (complaints[way] && words?.ways[way]) || []).join(', ')
  return said === '' ? (words?.noWay ?? '') : said.charAt(0).toUpperCase() + said.slice(1)
}

/** Every make of car: who lends under its name today, who did at other times, and the models people ask by. */
export const brandDirectory = (site: Site): Directory => ({
  columns: site.pageParts?.directory.brands ?? [],
  rows: site.entries.flatMap(({ path, brand, brandFinance }) => {
    if (!brand || !brandFinance) return []
    const { today, others } = spellsOf(brandFinance)
    return {
      href: path,
      name: brand.brandName,
      values: [
        today.map(({ lender }) => lender).join('; ') || site.pageParts?.directory.notConfirmed,
        lenderNamesIn(others, site).join('; '),
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
