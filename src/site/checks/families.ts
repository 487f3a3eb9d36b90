import type { ManifestPage } from '../manifest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { noPage } from './sharedCauses.ts'

/** A brand’s, lender’s or claim’s page stands at the address its slug says. */
export function checkFamilies(draft: Draft): Problem[] {
  const {
    manifest: { value, source },
    site,
  } = draft
  return value.pages.flatMap((page, index) => {
    if (!site.byPath.has(page.path)) return [] // its slug may be what is wrong: no such files were found
    const expected = addressOf(page)
    if (page.path === expected) return []
    const what = `the ${page.kind} page is at ${page.path}, but its slug says ${expected}`
    const field = page.kind === 'brand' ? 'brand' : 'lender'
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

const addressOf = (page: ManifestPage): string =>
  page.kind === 'brand'
    ? `/brands/${page.brand}`
    : page.kind === 'lender'
      ? `/lenders/${page.lender}`
      : page.kind === 'claim'
        ? `/claims/${page.lender}`
        : page.path

/** The slug in a page’s address, when it has files and no page uses them: then it is the slug beside it that is wrong. */
export function meantSlug(page: ManifestPage, { contentFiles, readFiles }: Draft): string | undefined {
  const [, folder = '', slug = ''] = /^\/(brands|lenders|claims)\/([a-z0-9-]+)$/.exec(page.path) ?? []
  const file = `content/${folder}/${slug}.${folder === 'brands' ? 'yaml' : 'md'}`
  return addressOf(page) !== page.path && contentFiles.includes(file) && !readFiles.has(file) ? slug : undefined
}
