/** Signs that a firm already acts for someone. */
export const representedQuestions = [
  { id: 'online-form', question: 'Did you fill in an online form to “check” a car, a plate or a refund?' },
  { id: 'signed', question: 'Did you tick a box, or sign with a finger on a screen?' },
  { id: 'your-claim', question: 'Have you had a message that begins “your claim” or gives a case number?' },
  { id: 'sent-id', question: 'Did you send anyone a copy of your ID for a car finance refund?' },
  { id: 'lender-said', question: 'Has a lender said that it has heard from your representative?' },
  { id: 'terms', question: 'Do you have an email with “letter of authority” or “terms of engagement” in it?' },
] as const

export type RepresentedQuestionId = (typeof representedQuestions)[number]['id']

/** What the answers come to, and the letter that helps. */
export type RepresentedVerdict = { verdict: 'likely' | 'not-sure' | 'unlikely'; advice: string; letter: 'cancel' | 'not-represented' | null }

/** Weighs the six answers. Any yes means that a firm may act; a question left out is not known. */
export function representedCheck(answers: Partial<Record<RepresentedQuestionId, 'yes' | 'no' | 'unsure'>>): RepresentedVerdict {
  const given = representedQuestions.map(({ id }) => answers[id] ?? 'unsure')
  if (given.includes('yes')) {
    // A lender that names a firm the person never chose is asked for the authority; any other firm is left by a letter.
    const onlyTheLender = answers['lender-said'] === 'yes' && given.filter((answer) => answer === 'yes').length === 1
    return { verdict: 'likely', advice: 'A firm may act for you. Find it and read what you signed before you complain.', letter: onlyTheLender ? 'not-represented' : 'cancel' }
  }
  if (given.includes('unsure')) return { verdict: 'not-sure', advice: 'Search your email and texts for those words. You can also ask the lender: “Has anyone written to you for me?”', letter: null }
  return { verdict: 'unlikely', advice: 'Most likely nobody acts for you. You can complain yourself, free.', letter: null }
}
