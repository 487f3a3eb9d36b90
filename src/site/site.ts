import type { Article } from '../content/articles/readArticle.ts'
import type { Brand } from '../content/brands/schema.ts'
import type { Charts } from '../content/charts/schema.ts'
import type { FigureWords } from '../content/figures/schema.ts'
import type { KeyFactsWords } from '../content/keyFacts/schema.ts'
import { type DirectoryName, kindOf, type OwnFields } from '../content/kinds.ts'
import type { Lender, LenderNames } from '../content/lenders/schema.ts'
import type { Templates } from '../content/letters/template.ts'
import type { Menus, Redirect } from '../content/manifest/schema.ts'
import type { PageParts, ReportWords } from '../content/pageParts/schema.ts'
import type { ProseContext } from '../content/prose/context.ts'
import type { SearchContent, SearchJourney } from '../content/search/schema.ts'
import type { Timeline } from '../content/timeline/schema.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import type { Flow } from '../flows/schema.ts'
import type { Lessons } from '../replies/learn.ts'
import type { LenderLetters } from '../replies/schema.ts'
import type { ToolWords } from '../toolkit/wordsFiles.ts'
import type { ToolId } from '../tools/index.ts'
import type { Manifest, ManifestPage } from './manifest.ts'

export type Entry = {
  path: string
  page: ManifestPage
  title: string
  description: string
  /** The day its words or the facts it prints were last changed or checked. */
  modified: PlainDate
  article?: Article
  flow?: Flow
  /** The ids of the facts its prose prints, in the order they first appear. */
  facts: readonly string[]
} & OwnFields

/** Names by which code finds a page, whatever its address: the tool it holds, what it lists, or its kind where there is one of it. */
export type KnownPage = ToolId | DirectoryName | 'sitemap' | 'search'

/** The name by which code finds a page; undefined for pages known by their address alone. */
export const knownAs = (page: ManifestPage): KnownPage | undefined =>
  'tool' in page ? page.tool : 'of' in page ? page.of : kindOf(page).single ? (page.kind as KnownPage) : undefined

/** A whole site, read and checked. Nothing changes it afterwards. */
export type Site = {
  /** A fingerprint of everything but the pages’ own bodies: of all that any page may show. */
  sharedKey: string
  /** A fingerprint of all that prose draws on: the facts, the glossary, what is said of the scheme, and the day. */
  proseKey: string
  name: string
  origin: string
  today: PlainDate
  company: Manifest['company']
  entries: readonly Entry[]
  byPath: ReadonlyMap<string, Entry>
  /** The addresses of the pages that code leads to by what they are. */
  pathOf: ReadonlyMap<KnownPage, string>
  aliases: readonly Alias[]
  redirects: readonly Redirect[]
  menus: Menus | undefined
  footerLenders: readonly string[]
  shareImages: boolean
  facts: Facts
  brands: ReadonlyMap<string, Brand>
  lenders: ReadonlyMap<string, Lender>
  lenderNames: LenderNames
  timeline: Timeline
  /** Words of the summary of the firm’s service; undefined for a site without one. */
  keyFacts: KeyFactsWords | undefined
  charts: Charts
  letters: Templates
  words: Partial<ToolWords>
  /** The letters that lenders send; undefined for a site without them. */
  lenderLetters: LenderLetters | undefined
  letterLessons: Lessons
  /** Words of the pictures, in editors’ Markdown; undefined for a site without them. */
  figureWords: FigureWords | undefined
  search: SearchContent | undefined
  /** Words around those of pages; a site without it leaves those parts out. */
  pageParts: PageParts | undefined
  report: ReportWords | undefined
  searchJourneys: readonly SearchJourney[]
  prose: ProseContext
}

export type Alias = { from: string; to: string }

type PathAnswer = { found: 'page'; entry: Entry } | { found: 'moved'; to: string } | { found: 'nothing' }

/** The pages that may be linked and listed: all but those that no address leads to. Aliases are not pages. */
export const indexedEntries = ({ entries }: Pick<Site, 'entries'>): Entry[] =>
  entries.filter(({ page }) => !kindOf(page).unlisted)

export function answerAt(site: Site, path: string): PathAnswer {
  const entry = site.byPath.get(path) ?? site.byPath.get(site.aliases.find(({ from }) => from === path)?.to ?? '')
  if (entry) return { found: 'page', entry }
  const redirect = site.redirects.find(({ from }) => from === path)
  return redirect ? { found: 'moved', to: redirect.to } : { found: 'nothing' }
}
