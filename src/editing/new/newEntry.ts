import type { NewEntry } from './asked.ts'
import { newAlias, newRedirect } from './newAddress.ts'
import { newBrand } from './newBrand.ts'
import { newClaim } from './newClaim.ts'
import { newFact } from './newFact.ts'
import { newGuide } from './newGuide.ts'
import { newLender } from './newLender.ts'
import { newTerm } from './newTerm.ts'
import { newTool } from './newTool.ts'

/** What npm run new can add, by the word for it. */
export const newEntries: Record<string, NewEntry> = {
  guide: newGuide,
  brand: newBrand,
  lender: newLender,
  claim: newClaim,
  tool: newTool,
  redirect: newRedirect,
  alias: newAlias,
  fact: newFact,
  term: newTerm,
}
