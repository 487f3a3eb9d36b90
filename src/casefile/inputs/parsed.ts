/** Faults by their ids, each with what its sentence may name. */
export type FaultBlanks = Readonly<Record<string, readonly string[]>>

/** One of `Faults`, with the values of its sentence. */
export type FaultOf<Faults extends FaultBlanks> = {
  [Id in keyof Faults]: { id: Id } & Readonly<Record<Faults[Id][number], string | number>>
}[keyof Faults]

/** Faults of typed answers, and the values that each sentence may name. The sentences are content, by these names. */
export const inputFaults = {
  'agreement-number-signs': [],
  'agreement-number-length': ['least', 'most'],
  'plate-signs': [],
  'plate-length': ['least', 'most'],
  'apr-none': [],
  'apr-number': [],
  'apr-decimals': ['most'],
  'apr-range': ['least', 'most'],
  'apr-unlikely': [],
  'months-none': [],
  'months-number': [],
  'months-range': ['least', 'most'],
  'money-none': ['label'],
  'money-number': ['label'],
  'money-range': ['label', 'least', 'most'],
  'money-above': ['label', 'other', 'most'],
  'date-none': ['about'],
  'date-without-day': ['about'],
  'date-without-month': ['about'],
  'date-without-year': ['about'],
  'date-without-day-month': ['about'],
  'date-without-day-year': ['about'],
  'date-without-month-year': ['about'],
  'date-not-real': ['about'],
  'date-not-past': ['about'],
  'date-future': ['about'],
  'date-before': ['about', 'first', 'other'],
  'month-none': ['about'],
  'year-numbers': [],
  'year-early': ['first'],
  'name-none': ['label'],
  'name-length': ['label', 'most'],
  'email-none': [],
  'email-format': [],
  'phone-format': [],
  'postcode-format': [],
  'text-over': ['count'],
  'text-over-one': [],
  'not-both': ['unknown'],
} as const satisfies FaultBlanks

/** A fault with the values of its sentence, as printed. `wayOut` is the answer that may be given instead. */
export type InputFault = FaultOf<typeof inputFaults> & { wayOut?: string }

/** Message about a wrong answer: one of these faults, or the sentence that its question has for it. */
export type Message = InputFault | string

export type DateParts = { day: string; month: string; year: string }
export type DatePart = keyof DateParts

/** Value of an input, or why it cannot be used, with the wrong boxes of a date. Ask about `check` first. */
export type Parsed<Value, Fault = InputFault> =
  | { ok: true; value: Value; check?: InputFault }
  | { ok: false; fault: Fault; parts?: readonly DatePart[] }

export const accepted = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })
export const refused = (fault: InputFault): { ok: false; fault: InputFault } => ({ ok: false, fault })
