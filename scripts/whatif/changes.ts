import { diff } from 'node:util'
import type { TextPlace, SiteText } from './said.ts'

/** Some sentences in a row that others take the place of, and where: a passage that is the same in several places is one change. */
export type TextChange = { before: readonly string[]; after: readonly string[]; places: readonly TextPlace[] }

/** List the changes from one to the other, those in most places first. */
export function changesBetween(before: SiteText, after: SiteText): TextChange[] {
  const changes = new Map<string, TextChange & { places: TextPlace[] }>()
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    for (const change of passagesChanged(before.get(place) ?? [], after.get(place) ?? [])) {
      const key = JSON.stringify(change)
      const known = changes.get(key)
      if (!known) changes.set(key, { ...change, places: [place] })
      else if (known.places.at(-1) !== place) known.places.push(place)
    }
  }
  return [...changes.values()].toSorted((one, other) => other.places.length - one.places.length)
}

type Passage = Omit<TextChange, 'places'>

/** The stretches in which two lists differ, by the longest list that both hold. */
export function passagesChanged(before: readonly string[], after: readonly string[]): Passage[] {
  // Of two empty lists Node gives nothing.
  if (before.length + after.length === 0) return []
  const passages: { before: string[]; after: string[] }[] = []
  let isOpen = false
  for (const [side, sentence] of diff([...before], [...after])) {
    if (side !== 0) {
      if (!isOpen) passages.push({ before: [], after: [] })
      // 1 is what only the first list holds, -1 what only the second does.
      passages.at(-1)?.[side === 1 ? 'before' : 'after'].push(sentence)
    }
    isOpen = side !== 0
  }
  return passages
}
