import type { FaultKind } from './inText.ts'
import { ideas } from './ideas.ts'
import { addresses } from './kinds/addresses.ts'
import { families } from './kinds/families.ts'
import { fieldFaults } from './kinds/fields.ts'
import { menus } from './kinds/menus.ts'
import { punctuation } from './kinds/punctuation.ts'
import { wholeFiles } from './kinds/wholeFiles.ts'
import { wordFaults } from './kinds/words.ts'

/** Every kind of mistake that the site must find. */
export const faultKinds: readonly FaultKind[] = [
  ...punctuation,
  ...fieldFaults,
  ...addresses,
  ...menus,
  ...wholeFiles,
  ...wordFaults,
  ...families,
  ...ideas,
]
