import type { NewEntry } from './asked.ts'
import { newAlias, newRedirect } from './newAddress.ts'
import { newFact } from './newFact.ts'
import { newPages } from './newPage.ts'
import { newTerm } from './newTerm.ts'
import { newTool } from './newTool.ts'

/** What npm run new can add, by the word for it. */
export const newEntries: Record<string, NewEntry> = {
  ...Object.fromEntries(newPages),
  tool: newTool,
  redirect: newRedirect,
  alias: newAlias,
  fact: newFact,
  term: newTerm,
}
