/** A sign of a false letter, text or call. The first is enough on its own. */
export const genuineQuestions = [
  { id: 'asks-for-money', question: 'Does it ask for money, a code, a password or card details?', why: 'A refund never needs a fee first.' },
  { id: 'presses', question: 'Does it press you to act today?', why: 'Real lenders give you weeks or months.' },
  { id: 'out-of-the-blue', question: 'Did it come out of the blue?', why: 'A claims firm may not ring you about claims unless you agreed to such calls.' },
  { id: 'knows-details', question: 'Does it rest on real details, such as your number plate?', why: 'A real plate or address proves nothing. Both can be bought or found.' },
  { id: 'wants-a-click', question: 'Does it want you to click, scan or ring a number it gives?', why: 'Find the address or number yourself.' },
  { id: 'claims-authority', question: 'Does it say it is from the regulator, or from “the scheme”?', why: 'The regulator pays nobody and asks nobody for bank details.' },
] as const

export type GenuineQuestionId = (typeof genuineQuestions)[number]['id']
export type YesNoUnsure = 'yes' | 'no' | 'unsure'

/** What the answers come to. None of them proves that a message is real. */
export type GenuineVerdict = { verdict: 'scam' | 'check-first' | 'no-signs'; advice: string; signs: GenuineQuestionId[] }

/** Weighs the six answers. Not sure is a sign to check, and so is a question left out: the safe way to be wrong. */
export function genuineCheck(answers: Partial<Record<GenuineQuestionId, YesNoUnsure>>): GenuineVerdict {
  const signs = genuineQuestions.map(({ id }) => id).filter((id) => answers[id] !== 'no')
  if (answers['asks-for-money'] === 'yes') return { verdict: 'scam', signs, advice: 'Treat it as a scam. Do not reply.' }
  if (signs.length > 0) return { verdict: 'check-first', signs, advice: 'Do not use its links or numbers. Check with the lender by another way.' }
  return { verdict: 'no-signs', signs, advice: 'It may be real. Still check the sender before you give details.' }
}

/** The numbers a result shows, as ids of facts: the safe way to a bank, and where to send a false text. */
export const genuineFacts = ['public.bank-scam-number', 'public.scam-text-number'] as const
