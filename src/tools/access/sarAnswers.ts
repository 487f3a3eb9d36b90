import { presetItems } from '../../letters/accessRequestItems.ts'
import type { AccessRequestAnswers } from '../../letters/sarLetters.ts'
import type { Snapshot } from '../case/snapshot.ts'
import type { ToolAnswers } from '../case/toolAnswers.ts'

/** What an access request asks for until something else is said. */
export const sarOf = ({ sar }: ToolAnswers): NonNullable<ToolAnswers['sar']> =>
  sar ?? { items: [...presetItems], format: 'email', withoutPolicies: true, alsoBrokers: false }

/** The answers as the letters take them. */
export const sarAnswers = ({ caseFile, answers }: Snapshot): AccessRequestAnswers => ({ caseFile, ...sarOf(answers) })
