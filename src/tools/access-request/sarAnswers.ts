import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import { type AccessRequestItemId, accessRequestItems, presetItems } from '../../letters/accessRequestItems.ts'
import type { AccessRequestAnswers } from '../../letters/sarLetters.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'

export type SarAnswers = NonNullable<ToolAnswers['sar']> & { items: AccessRequestItemId[] }

/** Return the answers of an access request, preset until something else is said. */
export const sarOf = ({ sar }: ToolAnswers): SarAnswers =>
  sar
    ? { ...sar, items: accessRequestItems.filter((id) => sar.items.includes(id)) }
    : { items: [...presetItems], format: 'email', withoutPolicies: true, alsoBrokers: false }

/** The answers as the letters take them. */
export const sarAnswers = ({ caseFile, answers }: Snapshot): AccessRequestAnswers => ({ caseFile, ...sarOf(answers) })
