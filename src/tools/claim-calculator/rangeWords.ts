import { fillIn } from '../../content/words/fillIn.ts'
import { pounds } from '../../rules/money/pence.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import type { Range } from './claimRange.ts'

/** Words of the panel for rough ranges: two ends and nothing, never one sum. */
export function rangeWords(
  ranges: readonly Range[],
  outcomeTitle: string,
  words: Pick<ToolWords['claim-calculator'], 'heading' | 'range' | 'rangeOrNothing'>,
): { title: string; heading: string; answer?: string } {
  if (ranges.length === 0) return { title: outcomeTitle, heading: outcomeTitle }
  const low = ranges.reduce((sum, range) => sum + range.low, 0)
  const high = ranges.reduce((sum, range) => sum + range.high, 0)
  if (high === 0) return { title: pounds(0), heading: outcomeTitle || pounds(0), answer: pounds(0) }
  const answer =
    low === high || low === 0
      ? fillIn(words.range, { low: pounds(0), high: pounds(high) })
      : fillIn(words.rangeOrNothing, { low: pounds(low), high: pounds(high), nothing: pounds(0) })
  return { title: answer, heading: words.heading, answer }
}
