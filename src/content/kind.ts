import type { z } from 'zod'
import type { PlainDate } from '../dates/plainDate.ts'
import { problemAt, type SourcePosition } from '../problems/problem.ts'
import type { Article } from './articles/readArticle.ts'
import type { LenderNames } from './lenders/schema.ts'
import type { ProseContext } from './prose/context.ts'
import type { Prose } from './prose/prose.ts'
import type { ReadYaml, SiteFolder } from './reading/folder.ts'
import type { SearchWay } from './search/schema.ts'

/** Everything the site knows of a kind of page but its template (`src/pages/PageOf.tsx`). What is left out does not apply. */
export type Kind<Fields extends z.ZodRawShape = z.ZodRawShape, Own extends object = object> = {
  /** Fields of its line in the manifest, beside kind, path and aliases. */
  fields: Fields
  /** Read a page; undefined, with the faults noted, when its content cannot be used. `placeOf` tells where a field of the manifest is. */
  read(
    folder: SiteFolder,
    page: z.infer<z.ZodObject<Fields>> & { path: string },
    placeOf: (field: string) => SourcePosition,
  ): ReadPage<Own> | undefined
  /** The files of the entry that each of its pages is about. */
  entry?: EntryFiles
  /** The only address it can have; there must be a page at it. */
  fixed?: string
  /** Code finds its one page by the name of the kind. */
  single?: true
  /** It is left out of the sitemap, and no link leads to it. */
  unlisted?: true
  /** Its group in the list of all pages: the groups come in the order of the kinds. */
  sitemap?: string
  /** Parent of its pages: the name of the group, and the page by the name that code finds it by. */
  parent?: { group: string; page: string; part?: string }
  /** A directory that lists its entries, with as many columns. */
  directory?: { name: string; columns: number; about: string }
  /** The Flesch–Kincaid grade at which the alarm goes off (a grade below it proves nothing), or a plain summary instead. */
  reading?: number | 'summary'
  /** Each long section of its pages ends with what to do. */
  nextSteps?: true
  /** The #fragments that its template puts on every page. */
  parts?: readonly string[]
  /** Its main content (a question, an address, a price, a list) belongs on the first screen. */
  straightToThePoint?: true
  /** Search engines are told of an article, or of the firm. */
  structured?: 'article' | 'firm'
  /** Name of the kind in page-parts.yaml for the pictures of shared links, told to editors. */
  onShared?: string
  /** Schema of what its template says around a page’s own words: page-parts.yaml has it under the name of the kind. */
  words?: z.ZodType
  offline?: true
  /** The way the search finds and shows it; undefined for what is never found. */
  search?: SearchWay & {
    /** Extra rows in the list of everything: other names, and headings too. */
    listed?: 'title' | 'names'
    /** Editors are told when content/search.yaml does not say how people ask for it. */
    asked?: true
  }
  /** Return what the search finds an entry by. */
  found?(own: Own, site: FoundIn): EntrySearchText
  /** Write the files for `npm run new`. */
  skeleton?(asked: SkeletonAsked): Skeleton
}

/** A page as its kind reads it. `own` are the fields of its entry that only the kind has. */
export type ReadPage<Own extends object = object> = {
  title: string
  description: string
  modified: PlainDate
  article?: Article
  own: Own
  prose: Prose[]
  /** Place of a field of its front matter or of its entry’s file. */
  placeOf: (...path: (string | number)[]) => SourcePosition
}

/** A file that is named for an entry: content/FOLDER/SLUG.ENDING. `shape` is that of a YAML file. */
export type EntryFile = {
  folder: string
  ending: 'yaml' | 'md'
  shape?: { name: string; schema: z.ZodType }
}

/** Entries that pages of a kind are about, each named by a slug. Two kinds may be about the same. */
export type EntryFiles = {
  /** Word for such an entry, and the manifest’s field with its slug. */
  what: string
  /** Folder of their pages: "/lenders/". */
  under: string
  /** The files of each, the page’s own first. */
  files: readonly EntryFile[]
}

type FoundIn = {
  prose: ProseContext
  lenderNames: LenderNames
  search: { models: Readonly<Record<string, readonly string[]>> } | undefined
}

/** Names of an entry, words beyond those of its sections, and sections where its page is not an article. */
export type EntrySearchText = {
  names: string[]
  words: string
  sections?: { id: string; heading: string; text: string }[]
}

export type SkeletonAsked = {
  slug: string
  title: string | undefined
  today: PlainDate
  /** The name of the entry with that slug, where it is there. */
  entryName: string | undefined
  /** The address of a page by the name that code finds it by; the home page’s where there is none. */
  pathOf: (known: string) => string
}

/** The files of a new page, its own fields of its line in the manifest, and what to do next. */
export type Skeleton = {
  path: string
  files: ReadonlyMap<string, string>
  line: string
  done: readonly string[]
  menuLabel?: string
}

export const entryFile = ({ folder, ending }: EntryFile, slug: string): string => `content/${folder}/${slug}.${ending}`

/** Read a YAML file of an entry, whose slug must be the name of the file. */
export function readEntryFile<T extends { slug: string }>(
  folder: SiteFolder,
  file: string,
  schema: z.ZodType<T>,
  named: () => SourcePosition,
): ReadYaml<T> | undefined {
  const read = folder.yaml(file, schema, named)
  const expected = file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length)
  if (read && read.value.slug !== expected)
    folder.problems.push(
      problemAt(
        read.source.placeAt(['slug']),
        'wrong-slug',
        `slug is "${read.value.slug}", but the file is named "${expected}"`,
        `write slug: ${expected}`,
      ),
    )
  return read
}
