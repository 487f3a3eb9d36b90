import type { z } from 'zod/mini'
import { daysInMonth, longDate, type PlainDate, plainDate } from '../dates/plainDate.ts'
import type * as schema from './caseFileSchema.ts'
import { caseFileFormat, caseFileVersion } from './caseKinds.ts'

export type PartialDate = z.infer<typeof schema.partialDate>
export type Address = z.infer<typeof schema.address>
/** Person whose agreements these are, by the names of that time. The full name, e-mail and telephone are the writer’s. */
export type Person = z.infer<typeof schema.person>
export type Acting = z.infer<typeof schema.acting>
export type Representative = z.infer<typeof schema.representative>
export type Agreement = z.infer<typeof schema.agreement>
export type CaseEvent = z.infer<typeof schema.caseEvent>
export type EvidenceEntry = z.infer<typeof schema.evidenceEntry>

/** The case that letters and dates are made from. It stays on the visitor's device. */
export type CaseFile = z.infer<typeof schema.caseFile>

/** Answers that the tools keep beside the case: how to write, how far the visitor has come, and boxes not answered yet. */
export type ToolAnswers = z.infer<typeof schema.toolAnswers>

/** A letter changed by hand: who it goes to, and its words from after the greeting to before the closing. */
export type LetterEdit = z.infer<typeof schema.letterEdit>
export type EditedWords = z.infer<typeof schema.editedWords>
export type PackFields = z.infer<typeof schema.packFields>
export type Typed = z.infer<typeof schema.typed>

/** Everything a visitor has told the tools, as it is saved and exported: the case, and what the tools ask beside it. */
export type SavedCase = { caseFile: CaseFile; answers: ToolAnswers }

/** Return an empty case file. The caller makes the random id, so that the core stays deterministic. */
export const emptyCaseFile = (id: string): CaseFile => ({
  format: caseFileFormat,
  version: caseFileVersion,
  id,
  person: { fullName: '', previousNames: [], addresses: [], contactBy: 'email' },
  acting: { as: 'self' },
  agreements: [],
  events: [],
  evidence: [],
})

export const nothingAsked: ToolAnswers = { asked: [], edits: {} }

/** Print the file a visitor saves. `parseCaseFile` reads it back whole. */
export const exportCaseFile = ({ caseFile, answers }: SavedCase): string =>
  `${JSON.stringify({ ...caseFile, answers }, null, 2)}\n`

/** Name of the exported file: a date and no personal name. */
export const caseFileName = (today: PlainDate): string => `car-finance-case-${today}.json`

/** Return the key that brings a lender’s agreements into one letter: its id in the directory, "typed:" and the name as typed, or "unknown". */
export function lenderKey(agreement: Pick<Agreement, 'lenderId' | 'lenderNameTyped'>): string {
  if (agreement.lenderId) return agreement.lenderId
  const typed = agreement.lenderNameTyped?.trim().toLocaleLowerCase('en-GB').replace(/\s+/g, ' ')
  return typed ? `typed:${typed}` : 'unknown'
}

/** List the lenders of a case in the order of its agreements; without agreements, one "unknown". */
export const lenderKeysOf = (caseFile: CaseFile): string[] =>
  caseFile.agreements.length === 0 ? ['unknown'] : [...new Set(caseFile.agreements.map(lenderKey))]

/** Read "2016", "2016-03" or "2016-03-01". */
export function partialDateOf(text: string): PartialDate {
  const [year = 0, month, day] = text.split('-').map(Number)
  return { year, ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }), approx: false }
}

export const firstDayOf = ({ year, month, day }: PartialDate): PlainDate => plainDate(year, month ?? 1, day ?? 1)

export const lastPossibleDay = ({ year, month, day }: PartialDate): PlainDate =>
  plainDate(year, month ?? 12, day ?? daysInMonth(year, month ?? 12))

/** "3 May 2016", "May 2016", "2016", with "about" in front when it is a guess. */
export function printPartialDate({ year, month, day, approx }: PartialDate): string {
  const whole = longDate(plainDate(year, month ?? 1, day ?? 1))
  const known = day !== undefined ? whole : month !== undefined ? whole.replace(/^\d+ /, '') : String(year)
  return approx ? `about ${known}` : known
}
