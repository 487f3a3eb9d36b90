import { entryFile } from '../content/kind.ts'
import { allEntryKinds, kindOf, slugIn } from '../content/kinds.ts'
import { namedIn } from '../content/pagePath.ts'
import type { ManifestPage } from '../site/manifest.ts'
import type { Editable } from './edit.ts'
import { type Splice, replaced } from './yamlSplices.ts'

/** Changes that follow from an entry’s new address: its slug, and all that is named by it. */
export type SlugRenamed = {
  /** The pages that move, old address to new. */
  moved: [string, string][]
  /** The files that are renamed. */
  files: [string, string][]
  splices: [string, Splice[]][]
}

/** Undefined for pages that have no slug. */
export function renameSlug({ draft, textOf }: Editable, page: ManifestPage, to: string): SlugRenamed | undefined {
  const from = slugIn(page)
  const what = kindOf(page).entry?.what
  const kind = allEntryKinds.find((one) => one.what === what)
  if (from === undefined || !kind) return undefined
  const slug = to.slice(to.lastIndexOf('/') + 1)
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
    [...textOf(file).matchAll(new RegExp(`(?<=[?&]${what}=)${from}(?![\\w-])`, 'g'))].map(({ index }) => ({
      start: index,
      end: index + from.length,
      text: slug,
    })),
  ])
  return {
    moved: own.map(({ path }) => [path, `${path.slice(0, path.lastIndexOf('/') + 1)}${slug}`]),
    files: files.map((file) => [file, file.replace(`/${from}.`, `/${slug}.`)]),
    splices: [...inSlugs, ...inFields, ...inQueries],
  }
}
