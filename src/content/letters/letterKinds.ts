/** Every letter this site writes. */
export const letterKinds = [
  'complaint',
  'no-reply',
  'opt-in',
  'sar',
  'sar-no-reply',
  'sar-identity',
  'sar-extension',
  'sar-partial',
  'sar-fee',
  'sar-excessive',
  'sar-firm-complaint',
  'ico-complaint',
  'search-again',
  'explain-decision',
  'time-limit',
  'not-represented',
  'explain-offer',
  'missing-points',
  'send-information',
  'right-firm',
  'brand-link',
  'set-off',
  'cancel-in-time',
  'cancel-later',
  'fee-breakdown',
] as const
export type LetterKind = (typeof letterKinds)[number]

/** Those that a lender’s letter can call for. */
export const nextLetterKinds = [
  'no-reply',
  'opt-in',
  'search-again',
  'explain-decision',
  'time-limit',
  'not-represented',
  'explain-offer',
  'missing-points',
  'send-information',
  'right-firm',
  'brand-link',
  'set-off',
] as const satisfies readonly LetterKind[]
export type NextLetterKind = (typeof nextLetterKinds)[number]
