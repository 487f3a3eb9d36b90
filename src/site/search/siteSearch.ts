import { fingerprintOf } from '../../content/reading/folder.ts'
import { makeIndex, type Sizes } from '../../search/makeIndex.ts'
import type { SearchFileData, SearchFiles } from '../../search/searchFile.ts'
import { languageOf } from '../../search/terms.ts'
import type { Site } from '../site.ts'
import { wordsLikeKnown } from './wordsLikeKnown.ts'
import { documentsOf } from './documentsOf.ts'

/** Contents of search.json, and the files beside it; undefined for a site without content/search.yaml. */
export function siteSearch(site: Site, sizes?: Sizes): { data: SearchFileData; others: SearchFiles } | undefined {
  const { search } = site
  if (!search) return undefined
  const models = site.entries.flatMap(({ brand, brandFinance }): [string, ...string[]][] =>
    brand
      ? [
          [
            brand.brandName,
            ...(brandFinance?.otherNames ?? []),
            ...brand.popularModels,
            ...(search.models[brand.slug] ?? []),
          ],
        ]
      : [],
  )
  const { others, ...made } = makeIndex(documentsOf(site), languageOf(search), models, sizes)
  const real = wordsLikeKnown({ ...made, folder: '' }, others)
  const folder = `search/${fingerprintOf(JSON.stringify(others)).slice(0, 12)}`
  return { data: { words: search.words, ...made, real, folder }, others }
}
