import type { Parsed } from '../../casefile/inputs/parsed.ts'
import type { Fault } from '../kit/ErrorSummary.tsx'

/** What is wrong with some boxes, in the order given. Boxes that are right, or that do not count, give nothing. */
export const faultsOf = (boxes: readonly [box: string, parsed: Parsed<unknown> | null][]): Fault[] =>
  boxes.flatMap(([box, parsed]) => (parsed === null || parsed.ok ? [] : [{ box, message: parsed.message }]))
