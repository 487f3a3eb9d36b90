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
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let [b, a] = [before.length, after.length]
  while (b > start && a > start && before[b - 1] === after[a - 1]) {
    b--
    a--
  }
  return between(before.slice(start, b), after.slice(start, a))
}

function between(before: readonly string[], after: readonly string[]): Passage[] {
  const common = commonLengths(before, after)
  const passages: Passage[] = []
  let open: { before: string[]; after: string[] } | undefined
  const close = () => {
    if (open) passages.push(open)
    open = undefined
  }
  for (let b = 0, a = 0; b < before.length || a < after.length; ) {
    if (b < before.length && a < after.length && before[b] === after[a]) {
      close()
      b++
      a++
      continue
    }
    open ??= { before: [], after: [] }
    const without = common[b + 1]?.[a] ?? -1
    if (b < before.length && (a === after.length || without >= (common[b]?.[a + 1] ?? -1)))
      open.before.push(before[b++] ?? '')
    else open.after.push(after[a++] ?? '')
  }
  close()
  return passages
}

/** For each place in both lists, how many sentences the rest of both have in common, in the same order. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--) {
      const [row, next] = [lengths[b] ?? [], lengths[b + 1] ?? []]
      row[a] = before[b] === after[a] ? (next[a + 1] ?? 0) + 1 : Math.max(next[a] ?? 0, row[a + 1] ?? 0)
    }
  return lengths
}
