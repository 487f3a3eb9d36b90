import { expect, test } from 'vitest'
import { TextCache } from '../../../../src/content/reading/textCache.ts'
import type { FoundBy } from '../../../../src/search/document.ts'
import { makeIndex } from '../../../../src/search/makeIndex.ts'
import { languageOf } from '../../../../src/search/terms.ts'
import { wordsLikeKnown } from '../../../../src/site/search/wordsLikeKnown.ts'

const likeThoseOf = (words: string, ignored: readonly string[], texts: TextCache): string[] => {
  // A word of every page would be none to look for.
  const pages = [words, '', '', ''].map(
    (own): FoundBy => ({
      path: '/a',
      title: '',
      kind: 'guide',
      way: { group: 'read' },
      about: '',
      sections: [],
      asks: [],
      names: [],
      words: own,
    }),
  )
  const language = languageOf({ ignored, same: [], asking: { anywhere: [], first: [] }, elsewhere: [], own: [] })
  const { others, ...made } = makeIndex(pages, language, [])
  return wordsLikeKnown({ ...made, folder: '' }, others, texts).split(' ')
}

test('common words that look like a known one are found anew where the site has other words, or passes others over', () => {
  const texts = new TextCache()
  const made = (words: string, ignored: readonly string[] = []) => likeThoseOf(words, ignored, texts).includes('motion')
  expect(made('notion')).toBe(true)
  expect(made('notion notion')).toBe(true)
  expect(made('dealer')).toBe(false)
  expect(made('notion', ['motion', 'motions'])).toBe(false)
})
