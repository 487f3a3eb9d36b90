/** The parts of a lender’s answer that someone may disagree with, in the order they are offered. Their words are in content/tools/ombudsman-pack. */
export const ombudsmanReasons = [
  'no-record',
  'time-bar',
  'no-arrangement',
  'captive',
  'amount',
  'interest',
  'set-off',
  'delay',
  'needs',
  'other',
] as const

export type OmbudsmanReasonId = (typeof ombudsmanReasons)[number]
