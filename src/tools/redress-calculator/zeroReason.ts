import type { Reason, RuleId } from '../../rules/redress/reason.ts'

/** The rules that by themselves leave nothing, in the order the scheme asks. */
const deciding: readonly RuleId[] = [
  'agreement-date',
  'credit-agreement',
  'not-resolved',
  'commission-paid',
  'minimal-commission',
  'interest-charged',
  'relevant-arrangement',
  'disclosure',
]

/** The first rule that leaves nothing due; undefined when none does. */
export const zeroReason = (reasons: readonly Reason[]): Reason | undefined =>
  deciding.flatMap((rule) => reasons.filter((reason) => reason.rule === rule && reason.finding === 'not-met'))[0]
