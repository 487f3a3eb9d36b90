import type { z } from 'zod/mini'
import type { PlainDate } from '../dates/plainDate.ts'
import { caseFileFormat, caseFileVersion } from './caseKinds.ts'
import type * as schema from './caseFileSchema.ts'

/** A date as well as it is remembered. */
export type PartialDate = z.infer<typeof schema.partialDate>

/** Lines as on an envelope, the postcode apart. */
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

/** The same as someone left it; `from` is the letter that the answers made then. */
export type EditedWords = z.infer<typeof schema.editedWords>

export type PackFields = z.infer<typeof schema.packFields>

/** Contents of a box, or of several that belong together. */
export type Typed = z.infer<typeof schema.typed>

/** Everything a visitor has told the tools, as it is saved and exported: the case, and what the tools ask beside it. */
export type SavedCase = { caseFile: CaseFile; answers: ToolAnswers }

/** A case file with nothing in it. The id is made by the caller, at random, so that the core stays predictable. */
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

/** The text of the file a visitor saves. `parseCaseFile` reads it back whole. */
export const exportCaseFile = ({ caseFile, answers }: SavedCase): string =>
  `${JSON.stringify({ ...caseFile, answers }, null, 2)}\n`

/** Its name: a date and no personal name. */
export const caseFileName = (today: PlainDate): string => `car-finance-case-${today}.json`
