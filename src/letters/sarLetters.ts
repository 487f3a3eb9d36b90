import type { Agreement, CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { type AccessRequestItemId, accessRequestItems } from './accessRequestItems.ts'
import { hasNumber } from './agreementWords.ts'
import { agreementBlocks, lenderNames, tracing } from './complaintParagraphs.ts'
import { contactParagraph } from './contactParagraph.ts'
import { identityRows } from './identityRows.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'
import { bullets, type Letter, type Recipient, text } from './letter.ts'
import { lenderKeysOf, type LenderLetters, lettersTo, writeLetter } from './startLetter.ts'
import { estateAccessPage, stop, type Written } from './stopPage.ts'
import { behalfOf } from './voice.ts'

/** The answers to the access request tool, beside the case file. */
export type AccessRequestAnswers = {
  caseFile: CaseFile
  items: readonly AccessRequestItemId[]
  format: 'email' | 'post' | 'portal'
  /** The years asked about; the whole agreement when left out. */
  years?: { from: number; to: number }
  withoutPolicies: boolean
  /** A second request to each dealer or broker named. They hold records too. */
  alsoBrokers: boolean
}

/** One request for each lender, and for each dealer if wanted; or a page when the customer has died. */
export function sarLetters(answers: AccessRequestAnswers, context: LetterContext): Written<Letter[]> {
  const { caseFile } = answers
  if (caseFile.acting.as === 'executor') return stop(estateAccessPage)
  const letters = lenderKeysOf(caseFile).flatMap((key) => {
    const lender = lettersTo(key, caseFile, context)
    return [request(lender, answers, context), ...(answers.alsoBrokers ? brokersOf(lender).map((broker) => request(broker, answers, context)) : [])]
  })
  return { result: 'letters', letters }
}

function request({ agreements, address, start }: LenderLetters, answers: AccessRequestAnswers, { facts, today }: LetterContext): Letter {
  const { caseFile } = answers
  return writeLetter(start, {
    kind: 'sar',
    subject: 'Subject access request',
    greeting: 'Dear Data Protection Team',
    paragraphs: [
      text(`${behalfOf(caseFile)} This is a subject access request under ${inWords(facts, 'sar.article', today)}.`.trim()),
      ...agreementBlocks(agreements),
      // A number and a name are enough to be found by; a birth date is sent only when there is no number.
      ...identityRows(caseFile, { withBirthDate: agreements.length === 0 || !agreements.every(hasNumber) }),
      text([...lenderNames(address), ...tracing(agreements)].join(' ')),
      text(`Please send me${yearsWords(answers)}:`),
      bullets(asked(answers)),
      text(proportionate(answers)),
      text(jointWords(agreements)),
      text(`${formats[answers.format]} Please answer within ${inWords(facts, 'sar.limit', today)} of getting this. There is no fee. I have not put proof of identity in this letter. If you need some, tell me what and why, and how to send it safely.`),
      text(contactParagraph(caseFile)),
    ],
  })
}

const asked = ({ items }: AccessRequestAnswers) => accessRequestItems.filter(({ id }) => items.includes(id)).map(({ asks }) => asks)

const yearsWords = ({ years }: AccessRequestAnswers) => (years ? `, for ${years.from} to ${years.to}` : '')

const proportionate = ({ withoutPolicies, items }: AccessRequestAnswers) =>
  [
    'I have kept this narrow so that a reasonable search will find it.',
    items.length > 1 ? 'If it is still too wide, please start with the agreement and the commission.' : '',
    withoutPolicies ? 'I do not want general policies.' : '',
  ].filter(Boolean).join(' ')

const jointWords = (agreements: Agreement[]) =>
  agreements.some(({ joint }) => joint === 'yes') ? 'Another person was on the agreement. Please send my data and leave out theirs.' : ''

const formats: Record<AccessRequestAnswers['format'], string> = {
  email: 'Please send it by e-mail.',
  post: 'Please send it by post.',
  portal: 'Please put it on your website for me to fetch, and tell me how.',
}

/** The dealers and brokers of a lender's agreements, as firms to write to. */
function brokersOf({ agreements, start }: LenderLetters): LenderLetters[] {
  const names = [...new Set(agreements.map(({ dealer }) => oneLine(dealer ?? '')).filter(Boolean))]
  return names.map((name) => {
    const to: Recipient = { name, lines: ['Data Protection'], email: null }
    return {
      agreements: agreements.filter(({ dealer }) => oneLine(dealer ?? '') === name),
      address: { to, shortName: name, formerNames: [], mayHaveMoved: false, before: null },
      start: { ...start, to, key: `broker:${name}` },
    }
  })
}
