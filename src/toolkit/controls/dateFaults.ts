import type { DatePart, ParsedDate } from '../../casefile/inputs/dates.ts'
import type { Fault } from './ErrorSummary.tsx'

/** The id of one box of a date, which errors lead to. */
export const dateBoxId = (id: string, part: DatePart): string => `${id}-${part}`

/** Find the fault of a whole date, at the first box it is wrong in; nothing where it is right or does not count. */
export const dateFaultsOf = (id: string, date: ParsedDate | null): Fault[] =>
  date === null || date.ok
    ? []
    : [{ box: dateBoxId(id, date.parts[0] ?? 'day'), message: date.fault, parts: date.parts }]
