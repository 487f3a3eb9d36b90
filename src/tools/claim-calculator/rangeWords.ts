import { pounds } from '../kit/money.ts'
import type { Range } from './claimRange.ts'

/** What the panel says of rough ranges: two ends and nothing, never one sum. */
export function rangeWords(
  ranges: readonly Range[],
  outcomeTitle: string,
): { title: string; heading: string; answer?: string } {
  if (ranges.length === 0) return { title: outcomeTitle, heading: outcomeTitle }
  const low = ranges.reduce((sum, range) => sum + range.low, 0)
  const high = ranges.reduce((sum, range) => sum + range.high, 0)
  if (high === 0) return { title: pounds(0), heading: outcomeTitle || pounds(0), answer: pounds(0) }
  const answer =
    low === high || low === 0 ? `${pounds(0)} to ${pounds(high)}` : `${pounds(low)} to ${pounds(high)}, or ${pounds(0)}`
  return { title: answer, heading: 'Roughly, before any fee', answer }
}
