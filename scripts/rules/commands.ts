import type { Command } from './command.ts'
import { deadlinesCommand } from './deadlines.ts'
import { eligibility } from './eligibility.ts'
import { fee } from './fee.ts'
import { instalmentCommand, settlement, termination } from './credit.ts'
import { interest } from './interest.ts'
import { lenderLetterCommand } from './lenderLetter.ts'
import { redress } from './redress.ts'
import { scheme } from './scheme.ts'

/** Every rule `npm run rules` knows, by name. A new one is a file beside this and a line here. */
export const commands: Readonly<Record<string, Command>> = {
  deadlines: deadlinesCommand,
  eligibility,
  fee,
  instalment: instalmentCommand,
  interest,
  'lender-letter': lenderLetterCommand,
  redress,
  scheme,
  settlement,
  termination,
}
