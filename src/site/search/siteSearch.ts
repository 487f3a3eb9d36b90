import { fingerprintOf } from '../../content/reading/folder.ts'
import { TextCache } from '../../content/reading/textCache.ts'
import { makeIndex, type Sizes } from '../../search/makeIndex.ts'
import type { SearchFileData, SearchFiles } from '../../search/searchFile.ts'
import { languageOf } from '../../search/terms.ts'
import type { Site } from '../site.ts'
import { wordsLikeKnown } from './wordsLikeKnown.ts'
import { documentsOf } from './documentsOf.ts'

/** Contents of search.json, and the files beside it. */
export type SiteSearch = { data: SearchFileData; others: SearchFiles }

/** The search of a site, made once of the same documents with a cache; undefined for a site without content/search.yaml. */
export function siteSearch(site: Site, texts = new TextCache(), sizes?: Sizes): SiteSearch | undefined {
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
  const documents = documentsOf(site, texts)
  return texts.getOrCompute('search', fingerprintOf(JSON.stringify([search, documents, models, sizes])), () => {
    const { others, ...made } = makeIndex(documents, languageOf(search), models, sizes)
    const real = wordsLikeKnown({ ...made, folder: '' }, others, texts)
    const folder = `search/${fingerprintOf(JSON.stringify(others)).slice(0, 12)}`
    return { data: { words: search.words, ...made, real, folder }, others }
  })
}
