import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { FactRangeError, numberOn } from '../../facts/valueOn.ts'
import { rangeFault } from '../../toolkit/letters/rangeFault.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** Explain that no time limit is known for the day on which a firm had an access request. Null when one is. */
export function requestDayFault(
  receivedOn: PlainDate,
  facts: Facts,
  words: ToolWords['shared']['outside'],
): string | null {
  try {
    numberOn(facts, 'sar.limit', receivedOn)
    return null
  } catch (error) {
    if (error instanceof FactRangeError) return rangeFault(error, words)
    throw error
  }
}
