/** Signs that a firm already acts for someone, in the order they are asked about. Their words are in content/tools/represented-check. */
export const representedQuestions = ['online-form', 'signed', 'your-claim', 'sent-id', 'lender-said', 'terms'] as const

export type RepresentedQuestionId = (typeof representedQuestions)[number]

/**
 * Weigh the six answers: whether a firm acts, and the letter that helps. Any yes, or a contract in the case, means that one may; a
 * question left out is not known.
 */
export function weighRepresentation(
  answers: Partial<Record<RepresentedQuestionId, 'yes' | 'no' | 'unsure'>>,
  hasContract = false,
) {
  const given = representedQuestions.map((id) => answers[id] ?? 'unsure')
  if (hasContract) return { verdict: 'likely', letter: 'cancel' } as const
  if (given.includes('yes')) {
    // A lender that names a firm the person never chose is asked for the authority; any other firm is left by a letter.
    const onlyTheLender = answers['lender-said'] === 'yes' && given.filter((answer) => answer === 'yes').length === 1
    return { verdict: 'likely', letter: onlyTheLender ? 'not-represented' : 'cancel' } as const
  }
  return { verdict: given.includes('unsure') ? 'not-sure' : 'unlikely', letter: null } as const
}
