/** The signs of a false letter, text or call, in the order they are asked about. The first is enough on its own. Their words are in content/tools/genuine-check. */
export const genuineQuestions = [
  'asks-for-money',
  'presses',
  'out-of-the-blue',
  'knows-details',
  'wants-a-click',
  'claims-authority',
] as const

export type GenuineQuestionId = (typeof genuineQuestions)[number]

/**
 * Weigh the six answers. Not sure is a sign to check, and so is a question left out: the safe way to be wrong. No verdict proves that a
 * message is real.
 */
export function weighGenuineSigns(answers: Partial<Record<GenuineQuestionId, 'yes' | 'no' | 'unsure'>>) {
  const signs = genuineQuestions.filter((id) => answers[id] !== 'no')
  const verdict = answers['asks-for-money'] === 'yes' ? 'scam' : signs.length > 0 ? 'check-first' : 'no-signs'
  return { verdict, signs } as const
}

/** The numbers a result shows, as ids of facts: the safe way to a bank, and where to send a false text. */
export const genuineFacts = ['public.bank-scam-number', 'public.scam-text-number'] as const
