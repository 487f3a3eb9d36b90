import type { Site } from '../site.ts'
import { documentsOf } from './documentsOf.ts'
import { indexOf, type SearchFileData } from '../../search/searchIndex.ts'
import { languageOf } from '../../search/terms.ts'

/** The index of a whole site, as plain data; undefined for a site without content/search.yaml. */
export function siteSearch(site: Site): SearchFileData | undefined {
  const { search } = site
  if (!search) return undefined
  const models = [...site.brands.values()].map(({ slug, brandName, popularModels }): [string, ...string[]] => [
    brandName,
    ...popularModels,
    ...(search.models[slug] ?? []),
  ])
  return { words: search.words, ...indexOf(documentsOf(site), languageOf(search.ignored, search.same), models) }
}
