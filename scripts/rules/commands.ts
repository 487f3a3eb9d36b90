import type { Command } from './command.ts'
import { deadlines } from './deadlines.ts'
import { eligibility } from './eligibility.ts'
import { fee } from './fee.ts'
import { instalment } from './instalment.ts'
import { interest } from './interest.ts'
import { lenderLetter } from './lenderLetter.ts'
import { redress } from './redress.ts'
import { scheme } from './scheme.ts'
import { settlement } from './settlement.ts'
import { termination } from './termination.ts'

/** Every rule `npm run rules` knows, by name. A new one is a file beside this and a line here. */
export const commands: Readonly<Record<string, Command>> = {
  deadlines,
  eligibility,
  fee,
  instalment,
  interest,
  'lender-letter': lenderLetter,
  redress,
  scheme,
  settlement,
  termination,
}
