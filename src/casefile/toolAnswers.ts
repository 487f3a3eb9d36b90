import type { z } from 'zod/mini'
import type * as schema from './caseFileSchema.ts'

/** Answers that the tools keep beside the case: how to write, how far the visitor has come, and boxes not answered yet. */
export type ToolAnswers = z.infer<typeof schema.toolAnswers>

/** A letter changed by hand: who it goes to, and its words from after the greeting to before the closing. */
export type LetterEdit = z.infer<typeof schema.letterEdit>

/** The same as someone left it; `from` is the letter that the answers made then. */
export type EditedWords = z.infer<typeof schema.editedWords>

/** The ombudsman pack’s boxes, as they were typed. */
export type PackFields = z.infer<typeof schema.packFields>

/** Contents of a box, or of several that belong together. */
export type Typed = z.infer<typeof schema.typed>

/** Before anything has been asked. */
export const nothingAsked: ToolAnswers = { asked: [], edits: {} }
