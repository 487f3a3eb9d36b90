import type { FoundBy } from '../src/search/document.ts'

/** Number of new words in each made-up document: names and rarities, as each new page of a real site has some. */
const newWords = 3

/** As many documents as are asked for: those there are, and then made-up pages of their parts in other orders, each with a name and words of its own. The same number gives the same. */
export function manyDocuments(documents: readonly FoundBy[], count: number): FoundBy[] {
  let state = 1
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pages = documents.filter(({ kind }) => kind === 'guide')
  const parts = pages.flatMap(({ sections }) => sections)
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item
  const word = () => Array.from({ length: 3 }, () => one([...'bdfgklmnprstvz']) + one([...'aeiou'])).join('')
  const made = Array.from({ length: Math.max(0, count - documents.length) }, (_, at): FoundBy => {
    const page = one(pages)
    return {
      ...page,
      path: `/guides/made-up-${at}`,
      title: `${one(pages).title} ${word()}`,
      about: one(pages).about,
      asks: [`${one(pages).asks[0] ?? ''} ${word()}`],
      sections: page.sections.map(() => one(parts)),
      words: Array.from({ length: newWords }, word).join(' '),
    }
  })
  return [...documents, ...made]
}
