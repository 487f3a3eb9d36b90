import { entryFile } from '../content/kind.ts'
import { allEntryKinds, kindOf, slugIn } from '../content/kinds.ts'
import { namedIn, Path } from '../content/pagePath.ts'
import { nearest } from '../problems/nearest.ts'
import type { ManifestPage } from '../site/manifest.ts'
import type { Edit, Editable } from './new/newOptions.ts'
import { addRedirects, replaced, type Splice, splice } from './yamlSplices.ts'

/** Moves a page in the manifest, links, menus and the name of its file, and leaves a redirect. Two pages about one entry move together. */
export function movePage(site: Editable, from: string, to: string): Edit {
  const refused = refusal(site, from, to)
  if (refused !== undefined) return { refused }
  const { draft, textOf } = site
  const { value, source } = draft.manifest
  const page = value.pages.find(({ path }) => path === from) as ManifestPage
  const slug = renameSlug(site, page, to)
  const moved = new Map([[from, to], ...(slug?.moved ?? [])])

  const files = new Map([...contentRenamed(site, page, to), ...(slug?.files ?? [])])
  const splices = new Map<string, Splice[]>(
    [source.file, ...draft.contentFiles].map((file) => [file, addressesIn(textOf(file), moved)]),
  )
  const add = (file: string, ...more: Splice[]) => splices.set(file, [...(splices.get(file) ?? []), ...more])
  for (const [file, more] of slug?.splices ?? []) add(file, ...more)
  add(source.file, ...manifestSplices(site, page, moved, files))

  const links = [...splices.values()].flat().length
  const changes = new Map<string, string | undefined>()
  for (const [file, own] of splices) {
    const name = files.get(file) ?? file
    if (own.length === 0 && name === file) continue
    if (name !== file) changes.set(file, undefined)
    changes.set(name, splice(textOf(file), own))
  }
  return {
    changes,
    done: [
      ...[...moved].map(([one, other]) => `${one} is now ${other}, and redirects there.`),
      ...[...files].map(([one, other]) => `${one} is now ${other}.`),
      `${links} places in ${changes.size - files.size} files were changed.`,
    ],
  }
}

function refusal({ draft }: Editable, from: string, to: string): string | undefined {
  const { pages } = draft.manifest.value
  const paths = pages.map(({ path }) => path)
  const page = pages.find(({ path }) => path === from)
  if (!page)
    return `there is no page at ${from}${nearest(from, paths) ? `; did you mean ${nearest(from, paths)}?` : ''}`
  if (!Path.safeParse(to).success) return `"${to}" cannot be an address: lower case, starts with "/", no "/" at the end`
  const { fixed, entry } = kindOf(page)
  if (fixed !== undefined) return `the ${page.kind} page has an address of its own and cannot move`
  if (from === to) return 'both addresses are the same'
  const taken = pages.find(({ path, aliases = [] }) => path === to || aliases.includes(to))
  if (taken) return `${to} is ${taken.path === to ? 'already a page' : `an alias of ${taken.path}`}`
  const family = entry?.under
  return family === undefined || (to.startsWith(family) && !to.slice(family.length).includes('/'))
    ? undefined
    : `a ${page.kind} page stays under ${family}`
}

/** A page’s file is named as the last part of its address, where it was before and the new name is free. */
function contentRenamed({ draft: { contentFiles } }: Editable, page: ManifestPage, to: string): [string, string][] {
  if (!('content' in page)) return []
  const file = `content/${page.content}`
  const other = file.replace(/[^/]+$/, `${lastPart(to)}.md`)
  return file.endsWith(`/${lastPart(page.path)}.md`) && !contentFiles.includes(other) ? [[file, other]] : []
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Change the page’s file and add its redirects. A redirect from the new address to the old one is turned round. */
function manifestSplices(
  { draft }: Editable,
  page: ManifestPage,
  moved: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): Splice[] {
  const { value, source } = draft.manifest
  const { pages, redirects = [] } = value
  const named = 'content' in page ? files.get(`content/${page.content}`) : undefined
  const content =
    named === undefined
      ? []
      : [replaced(source, ['pages', pages.indexOf(page), 'content'], named.replace('content/', ''))]
  const left = [...moved].map(([from, to]) => ({ from, to, at: redirects.findIndex((other) => other.from === to) }))
  const [fresh, turned] = [left.filter(({ at }) => at === -1), left.filter(({ at }) => at !== -1)]
  return [
    ...content,
    ...turned.flatMap(({ from, to, at }) => [
      replaced(source, ['redirects', at, 'from'], from),
      // A target that is the old address becomes the new one as every other link to it does.
      ...(redirects[at]?.to === from ? [] : [replaced(source, ['redirects', at, 'to'], to)]),
    ]),
    ...addRedirects(source, redirects, fresh),
  ]
}

/** Find every moved address in a text, if it is whole, with its replacement. A query or fragment after it stays. */
function addressesIn(text: string, moved: ReadonlyMap<string, string>): Splice[] {
  return [...moved].flatMap(([from, to]) =>
    eachReplaced(text, new RegExp(`(?<![\\w./-])${escaped(from)}(?![\\w/-]|\\.\\w)`, 'g'), to),
  )
}

const eachReplaced = (text: string, find: RegExp, put: string): Splice[] =>
  [...text.matchAll(find)].map(({ index, 0: { length } }) => ({ start: index, end: index + length, text: put }))

const escaped = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Changes that follow from an entry’s new address: its slug, and all that is named by it. */
function renameSlug({ draft, textOf }: Editable, page: ManifestPage, to: string) {
  const from = slugIn(page)
  const what = kindOf(page).entry?.what
  const kind = allEntryKinds.find((one) => one.what === what)
  if (from === undefined || !kind) return undefined
  const slug = lastPart(to)
  const own = draft.manifest.value.pages.filter((other) => kindOf(other).entry?.what === what && slugIn(other) === from)
  const files = [...new Set(kind.files.map((file) => entryFile(file, from)))].filter((file) =>
    draft.contentFiles.includes(file),
  )
  const inSlugs = files.flatMap((file): [string, Splice[]][] => {
    const yaml = draft.sources.get(file)
    return yaml ? [[file, [replaced(yaml, ['slug'], slug)]]] : []
  })
  const inFields = [...draft.shaped].map(([file, { value, schema, source }]): [string, Splice[]] => [
    file,
    namedIn(schema, value)
      .filter(({ to: names, offers, name }) => names === 'entry' && offers === what && name === from)
      .map(({ at, isKey }) => {
        const key = isKey ? source.text.indexOf(from, source.offsetOfKey(at, from)) : -1
        return isKey ? { start: key, end: key + from.length, text: slug } : replaced(source, at, slug)
      }),
  ])
  // Links that fill in a letter for the lender: /guides/complaint-letter-generator#?lender=black-horse
  const inQueries = draft.contentFiles.map((file): [string, Splice[]] => [
    file,
    eachReplaced(textOf(file), new RegExp(`(?<=[?&]${what}=)${from}(?![\\w-])`, 'g'), slug),
  ])
  return {
    moved: own.map(({ path }): [string, string] => [path, `${path.slice(0, path.lastIndexOf('/') + 1)}${slug}`]),
    files: files.map((file): [string, string] => [file, file.replace(`/${from}.`, `/${slug}.`)]),
    splices: [...inSlugs, ...inFields, ...inQueries],
  }
}
