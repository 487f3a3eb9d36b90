import { kindOf, type PageKind } from '../content/kinds.ts'

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

/** The #fragments a template puts on every page of a kind. */
export const templateFragments = (kind: PageKind): readonly string[] => [
  ...everywhere,
  ...(kindOf({ kind }).parts ?? []),
]
