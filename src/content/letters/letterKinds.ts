/** Letters that a lender’s letter can call for. */
export const nextLetterKinds = [
  'opt-in',
  'search-again',
  'thin-records',
  'explain-decision',
  'time-limit',
  'not-represented',
  'explain-offer',
  'missing-points',
  'send-information',
  'right-firm',
  'brand-link',
  'set-off',
] as const
export type NextLetterKind = (typeof nextLetterKinds)[number]

/** Letters that the answer to an access request, or its absence, can call for. */
export const followUpKinds = [
  'sar-no-reply',
  'sar-identity',
  'sar-extension',
  'sar-partial',
  'sar-fee',
  'sar-excessive',
  'sar-firm-complaint',
  'ico-complaint',
] as const
export type FollowUpKind = (typeof followUpKinds)[number]

export const letterKinds = [
  'complaint',
  'agreement-copy',
  'no-reply',
  ...nextLetterKinds,
  'sar',
  ...followUpKinds,
  'cancel-in-time',
  'cancel-later',
  'fee-breakdown',
] as const
export type LetterKind = (typeof letterKinds)[number]
