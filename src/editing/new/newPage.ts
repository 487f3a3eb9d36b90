import type { Kind } from '../../content/kind.ts'
import { allKinds, kindOf, type PageKind, slugIn } from '../../content/kinds.ts'
import { modeline } from '../../content/modeline.ts'
import { slugFault, yamlText } from '../../content/skeleton.ts'
import { nearest } from '../../problems/nearest.ts'
import type { KnownPage } from '../../site/site.ts'
import { lineAfter, lineBefore, type Splice, splice } from '../yamlSplices.ts'
import type { Editable, NewEntry } from './newOptions.ts'

export const newPages: [PageKind, NewEntry][] = allKinds.flatMap(([name, { entry, skeleton }]) =>
  skeleton ? [[name, newPage(name, entry, skeleton)]] : [],
)

function newPage(name: PageKind, entry: Kind['entry'], skeleton: NonNullable<Kind['skeleton']>): NewEntry {
  return (site, { slug, today, title }) => {
    const { contentFiles, manifest, site: now } = site.draft
    const data = entry?.files.find(({ shape }) => shape)
    // The other page about the same entry: what it is made of is not this page’s to write.
    const isSecond = data !== undefined && entry?.files[0]?.folder !== data.folder
    const known = new Map(
      now.entries.flatMap(({ page, ...own }) =>
        kindOf(page).entry?.what === entry?.what && slugIn(page) !== undefined
          ? [[slugIn(page) ?? '', (Reflect.get(own, entry?.what ?? '') as { name?: string }).name]]
          : [],
      ),
    )
    if (entry && isSecond && !known.has(slug)) {
      const meant = nearest(slug, known.keys())
      return {
        refused: `there is no ${entry.what} "${slug}"${meant === undefined ? `; add it first: npm run new -- ${entry.what} ${slug}` : `; did you mean ${meant}?`}`,
      }
    }
    const refused = isSecond ? undefined : slugFault(slug)
    if (refused) return refused
    const made = skeleton({
      slug,
      title,
      today,
      entryName: known.get(slug),
      pathOf: (one) => now.pathOf.get(one as KnownPage) ?? '/',
    })
    const there = [...made.files.keys()].find((file) => contentFiles.includes(file))
    if (there !== undefined) return { refused: `${there} is already there` }
    const line = pageLine(site, name, `{ kind: ${name}, path: ${made.path}, ${made.line} }`)
    return {
      changes: new Map([
        ...[...made.files].map(([file, text]) => [file, modeline(file) + text] as const),
        [
          manifest.source.file,
          splice(manifest.source.text, [line, ...(made.menuLabel ? menuLine(site, made.menuLabel, made.path) : [])]),
        ],
      ]),
      done: made.done,
    }
  }
}

/** The menu is in order of name. */
function menuLine({ draft: { manifest } }: Editable, name: string, path: string): Splice[] {
  const { value, source } = manifest
  const links = value.menus?.lenders.links ?? []
  if (links.length === 0) return []
  const line = `{ label: ${yamlText(name)}, href: ${path} }`
  const after = links.findIndex(({ label }) => label.localeCompare(name, 'en') > 0)
  return [
    after === -1
      ? lineAfter(source, ['menus', 'lenders', 'links', links.length - 1], line)
      : lineBefore(source, ['menus', 'lenders', 'links', after], line),
  ]
}

/** A line for a new page, after the last page of its kind. */
export function pageLine({ draft: { manifest } }: Editable, kind: PageKind, line: string): Splice {
  const { value, source } = manifest
  const { pages } = value
  const last = pages.findLastIndex((page) => page.kind === kind)
  return lineAfter(source, ['pages', last === -1 ? pages.length - 1 : last], line)
}
