import type { SearchDocument } from './document.ts'
import type { SearchIndex } from './openIndex.ts'
import {
  type DocumentsFile,
  documentsFile,
  rarityOf,
  type SpellingsFile,
  spaced,
  spellingsFile,
  termsFile,
} from './searchFile.ts'
import type { Counted } from './spelling.ts'

/** The most files that the ends of an unfinished word are looked for in. */
const mostForEnds = 2

/**
 * An index as one question reads it. Where that takes a file that has not come, its name is added to `wants`: once those are fetched,
 * the question is asked again. A term in such a file is taken for known, so that no other spelling is tried for it in vain.
 */
export function lookUp(index: SearchIndex, wants: Set<string>) {
  const { data, files, known } = index
  const partOf = (term: string): number =>
    Math.max(
      0,
      data.parts.findLastIndex((first) => first <= term),
    )
  const file = <Data>(name: string): Data | undefined => {
    if (!(name in files)) wants.add(name)
    return files[name] as Data | undefined
  }
  const knows = (term: string): boolean => known.has(term) || file(termsFile(partOf(term))) === undefined
  return {
    knows,
    rarity: (term: string): number => rarityOf(known.get(term) ?? 0, index.kinds.length),
    /** The terms that begin with these letters. */
    begun(letters: string): Counted[] {
      const [from, to] = [partOf(letters), partOf(`${letters}\uffff`)]
      for (let part = from; part <= to && part < from + mostForEnds; part++) file(termsFile(part))
      return [...known].filter(([term]) => term.startsWith(letters) && partOf(term) < from + mostForEnds)
    },
    /** All terms that a misspelt one may have been meant for; of a large site first those with its first letter, then those with its second. */
    *spellings(stem: string): Generator<Iterable<Counted>> {
      if (data.letters.length === 0) yield known
      for (const letter of new Set(stem.slice(0, 2))) {
        const at = data.letters.indexOf(letter)
        const list = at < 0 ? undefined : file<SpellingsFile>(spellingsFile(at))
        if (list) yield spaced(list.terms).map((term, place): Counted => [term, list.counts[place] ?? 0])
        else if (at >= 0) return
      }
    },
    document(id: number): SearchDocument | undefined {
      const documents = file<DocumentsFile>(documentsFile(Math.floor(id / data.perFile)))
      return documents?.[id % data.perFile]
    },
  }
}

export type LookUp = ReturnType<typeof lookUp>
