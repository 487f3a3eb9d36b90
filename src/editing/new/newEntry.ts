import type { NewEntry } from './newOptions.ts'
import { newAlias, newRedirect } from './newAddress.ts'
import { newFact } from './newFact.ts'
import { newPages } from './newPage.ts'
import { newTerm } from './newTerm.ts'
import { newTool } from './newTool.ts'

/** Kinds of things that npm run new can add, by the word for each. */
export const newEntries: Record<string, NewEntry> = {
  ...Object.fromEntries(newPages),
  tool: newTool,
  redirect: newRedirect,
  alias: newAlias,
  fact: newFact,
  term: newTerm,
}
