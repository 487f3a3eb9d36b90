import type { Splice } from './splice.ts'

/** Every place in a text where one of some addresses stands whole, to be replaced by another. A query or fragment after it stays. */
export function addressesIn(text: string, moved: ReadonlyMap<string, string>): Splice[] {
  return [...moved].flatMap(([from, to]) =>
    [...text.matchAll(new RegExp(`(?<![\\w./-])${escaped(from)}(?![\\w/-]|\\.\\w)`, 'g'))].map(({ index }) => ({
      start: index,
      end: index + from.length,
      text: to,
    })),
  )
}

const escaped = (path: string): string => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
