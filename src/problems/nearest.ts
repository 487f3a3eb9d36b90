import { distance } from 'fastest-levenshtein'

/** The known name most like the one written, if any is near enough to be what was meant. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const most = Math.max(2, written.length * 0.34)
  let best: { name: string; slips: number } | undefined
  for (const name of known) {
    // No slip of the fingers changes the length by more: the cheaper test comes first.
    if (Math.abs(name.length - written.length) > most) continue
    const slips = slipsBetween(written.toLowerCase(), name.toLowerCase())
    if (slips <= most && (best === undefined || slips < best.slips)) best = { name, slips }
  }
  return best?.name
}

/** Letters put in, left out or changed; two that changed places are a smaller slip than two wrong ones, and the first letter is seldom wrong. */
function slipsBetween(written: string, name: string): number {
  const letters = distance(written, name)
  const swapped = letters === 2 && written.length === name.length && sorted(written) === sorted(name) ? 1 : 0
  return letters - swapped + (written[0] === name[0] ? 0 : 0.5)
}

const sorted = (word: string): string => [...word].sort().join('')

/** 'did you mean "x"?', or the given advice when nothing is near. */
export function didYouMean(written: string, known: Iterable<string>, otherwise?: string): string | undefined {
  const best = nearest(written, known)
  return best === undefined ? otherwise : `did you mean "${best}"?`
}
