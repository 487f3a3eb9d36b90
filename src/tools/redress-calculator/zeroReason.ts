import type { Reason, RuleId } from '../../rules/redress/reason.ts'
import { conditionIds } from '../../rules/redress/schemeCase.ts'

/** The rules that by themselves leave nothing, in the order the scheme asks. */
const deciding: readonly RuleId[] = [
  ...conditionIds,
  'minimal-commission',
  'interest-charged',
  'relevant-arrangement',
  'disclosure',
  'no-better-deal',
]

/** The first rule that leaves nothing due; undefined when none does. */
export const zeroReason = (reasons: readonly Reason[]): Reason | undefined =>
  deciding.flatMap((rule) => reasons.filter((reason) => reason.rule === rule && reason.finding === 'not-met'))[0]
