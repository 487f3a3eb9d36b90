import type { PageKind } from '../content/manifest/schema.ts'

/** Files the build makes beside the pages, which prose may link to. */
export const emittedFiles: readonly string[] = [
  '/key-facts.pdf',
  '/sitemap.xml',
  '/feed.xml',
  '/menu.json',
  '/lender-letters.json',
  '/lenders.json',
  '/search.json',
]

const everywhere = ['main', 'sources'] as const

const byKind: Partial<Record<PageKind, readonly string[]>> = {
  claim: ['complain', 'names', 'what-happens-next'],
  lender: ['complain', 'names', 'what-happens-next'],
  brand: ['lenders', 'points', 'models', 'about', 'finance-by-year'],
  tool: ['tool', 'without-script'],
}

/** The #fragments a template puts on every page of a kind. */
export const templateFragments = (kind: PageKind): readonly string[] => [...everywhere, ...(byKind[kind] ?? [])]
