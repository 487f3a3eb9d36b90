import { entryFile } from '../../content/kind.ts'
import { kindOf, slugIn } from '../../content/kinds.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import type { ManifestPage } from '../manifest.ts'
import { noPage } from './sharedCauses.ts'

/** The page of an entry is at the address its slug says. */
export function checkFamilies(draft: Draft): Problem[] {
  const { value, source } = draft.manifest
  return value.pages.flatMap((page, index) => {
    if (!draft.site.byPath.has(page.path)) return [] // its slug may be what is wrong: no such files were found
    const expected = addressOf(page)
    if (page.path === expected) return []
    const what = `the ${page.kind} page is at ${page.path}, but its slug says ${expected}`
    const field = kindOf(page).entry?.what ?? ''
    const meant = meantSlug(page, draft)
    return [
      meant === undefined
        ? problemAt(
            source.placeAt(['pages', index, 'path']),
            'wrong-path',
            what,
            `write path: ${expected}`,
            noPage(expected),
          )
        : problemAt(source.placeAt(['pages', index, field]), 'wrong-path', what, `write ${field}: ${meant}`),
    ]
  })
}

const addressOf = (page: ManifestPage): string => {
  const { entry } = kindOf(page)
  return entry ? `${entry.under}${slugIn(page)}` : page.path
}

/** Return the slug in a page’s address if it has files that no page uses: then the slug beside it is wrong. */
export function meantSlug(page: ManifestPage, { contentFiles, readFiles }: Draft): string | undefined {
  const { entry } = kindOf(page)
  const [first] = entry?.files ?? []
  if (!entry || !first || !page.path.startsWith(entry.under) || addressOf(page) === page.path) return undefined
  const slug = page.path.slice(entry.under.length)
  const file = entryFile(first, slug)
  return contentFiles.includes(file) && !readFiles.has(file) ? slug : undefined
}

/** List the files of the two entries that a wrong slug confuses: other faults in them follow from it. */
export function swappedFiles(draft: Draft): Set<string> {
  return new Set(
    draft.manifest.value.pages.flatMap((page) => {
      const { entry } = kindOf(page)
      const slugs = [meantSlug(page, draft), slugIn(page)]
      return slugs[0] === undefined || !entry
        ? []
        : slugs.flatMap((slug) => (slug === undefined ? [] : entry.files.map((file) => entryFile(file, slug))))
    }),
  )
}
