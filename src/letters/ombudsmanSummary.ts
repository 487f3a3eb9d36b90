import { oneLine } from '../casefile/inputs/oneLine.ts'
import { longDate } from '../dates/plainDate.ts'
import { printPounds } from '../facts/print.ts'
import { agreementWords } from './agreementWords.ts'
import type { LetterContext } from './letterContext.ts'
import type { OmbudsmanAnswers } from './ombudsmanAnswers.ts'
import { ombudsmanReasons } from './ombudsmanReasons.ts'
import { lettersTo } from './startLetter.ts'
import { behalfOf } from './voice.ts'

/** The complaint in plain words, for the visitor to edit: 300 to 600 words when the answers are of a usual length. */
export function ombudsmanSummary(answers: OmbudsmanAnswers, context: LetterContext): string[] {
  const { agreements, address } = lettersTo(answers.lender, answers.caseFile, context)
  const several = agreements.length > 1
  return [
    [behalfOf(answers.caseFile), `My complaint is about commission on ${several ? `${agreements.length} car finance agreements` : 'car finance'} with ${address.to.name}.`].filter(Boolean).join(' '),
    ...agreements.map(agreementWords),
    'A dealer or broker arranged the finance. I was not clearly told that the lender might pay it commission. I was not told how much that might be, or how it was worked out. I was not told if the dealer or broker could raise my rate to earn more, or if it had to offer my business to this lender first. I took the finance on the terms I was shown. I believed that the dealer or broker was finding me a fair deal.',
    'Without those facts I could not make a fair choice. If I had known, I could have asked for a lower rate, looked for another lender or paid in another way. I think that this made the relationship between the lender and me unfair, and that I paid more than I should have.',
    history(answers),
    ...disagreement(answers),
    ...ownWords(answers),
    'I ask the ombudsman to get the papers that I do not have. They are the agreement, the terms between the lender and the dealer or broker, the commission record, and whatever the lender says that I was given before I signed. The lender must keep these records, and I cannot get at them without help. If some are missing, I ask that this does not count against me.',
    'I have tried to settle this with the lender first. I have kept copies of what I sent and what I had back, and the list of events in this pack gives the dates. Please tell me if anything else would help.',
  ]
}

function history({ answer, complaintReceived }: OmbudsmanAnswers): string {
  const complained = complaintReceived ? `The lender received my complaint on ${longDate(complaintReceived)}. ` : 'I complained to the lender. '
  switch (answer.kind) {
    case 'none': return `${complained}It has not sent a final response, and its time to do so is over.`
    case 'final-response': return `${complained}Its final response is dated ${longDate(answer.date)}${codeWords(answer.code)}. I do not agree with it.`
    case 'scheme-decision': return `${complained}It wrote to me on ${longDate(answer.date)}${codeWords(answer.code)} with its decision under the motor finance redress scheme. I do not agree with it.`
  }
}

const codeWords = (code: string | undefined) => (code && oneLine(code) ? ` (code ${oneLine(code)})` : '')

function disagreement({ reasons, offered }: OmbudsmanAnswers): string[] {
  const shorts = ombudsmanReasons.filter(({ id }) => reasons.includes(id)).map(({ short }) => short)
  const sum = offered === undefined ? '' : ` The lender offered ${printPounds(offered / 100)}.`
  if (shorts.length === 0) return sum ? [sum.trim()] : []
  return [`I disagree because ${shorts.length > 1 ? `${shorts.slice(0, -1).join(', ')} and ${shorts.at(-1)}` : shorts[0]}.${sum} My reasons are on a sheet of their own in this pack.`]
}

const ownWords = ({ ownWords: words, lateBecause }: OmbudsmanAnswers): string[] =>
  [words, lateBecause ? `I could not come to the ombudsman in time. ${lateBecause}` : ''].map((part) => oneLine(part ?? '')).filter(Boolean)
