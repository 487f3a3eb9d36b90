import { company, directoryOf, guide, home, legal, notFound, search, sitemap, tool } from './articles/kinds.ts'
import { brand } from './brands/kind.ts'
import { claim } from './claims/kind.ts'
import type { Kind } from './kind.ts'
import { lender } from './lenders/kind.ts'

/** The kinds whose pages are about an entry each. Lists of all pages are in this order. */
const entryKinds = { claim, lender, brand }

type Directory<Entries> = {
  [Name in keyof Entries]: Entries[Name] extends { directory: { name: infer Of extends string } } ? Of : never
}[keyof Entries]

export type DirectoryName = Directory<typeof entryKinds>

const listed: readonly Kind[] = Object.values(entryKinds)

/** The entries that pages are about, by what they are called, with the files of all their kinds. */
export const allEntryKinds = [
  ...Map.groupBy(
    listed.flatMap(({ entry }) => entry ?? []),
    ({ what }) => what,
  ),
].map(([what, entries]) => ({ what, files: entries.flatMap(({ files }) => files) }))

export const directories = listed.flatMap(({ directory }) => directory ?? [])

export const kinds = {
  home,
  guide,
  tool,
  directory: directoryOf(directories.map(({ name }) => name as DirectoryName)),
  ...entryKinds,
  company,
  legal,
  sitemap,
  search,
  'not-found': notFound,
}

export type Kinds = typeof kinds
export type PageKind = keyof Kinds

export const allKinds = Object.entries(kinds) as [PageKind, Kind][]

export const kindOf = ({ kind }: { kind: PageKind }): Kind => kinds[kind]

/** The slug of the entry that a page is about; undefined for a page about none. */
export function slugIn(page: { kind: PageKind }): string | undefined {
  const { entry } = kindOf(page)
  return entry && (Reflect.get(page, entry.what) as string)
}

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

type OwnOf<Name extends PageKind> = NonNullable<ReturnType<Kinds[Name]['read']>>['own']

export type OwnFields = Partial<UnionToIntersection<{ [Name in PageKind]: OwnOf<Name> }[PageKind]>>

export type KindWords = {
  [Name in PageKind as Kinds[Name] extends { words: object } ? Name : never]: Kinds[Name] extends { words: infer Words }
    ? Words
    : never
}
export const kindWords = Object.fromEntries(
  allKinds.flatMap(([name, { words }]) => (words ? [[name, words]] : [])),
) as KindWords

export const sitemapGroupNames = [...new Set(allKinds.flatMap(([, kind]) => kind.sitemap ?? []))]

/** The shapes of the YAML files of entries, by their folders. */
export const entryFamilies = [
  ...new Map(
    listed.flatMap(({ entry }) =>
      (entry?.files ?? []).flatMap(({ folder, shape }) => (shape ? [[folder, shape] as const] : [])),
    ),
  ),
]
