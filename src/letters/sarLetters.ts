import type { CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { type AccessRequestItemId, accessRequestItems } from './accessRequestItems.ts'
import { agreementsValues, needsBirthDate, senderValues } from './caseValues.ts'
import { tracingValues } from './complaintValues.ts'
import { linesOf } from './fill.ts'
import type { Letter, Recipient } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import { type LettersForLender, lettersTo, namedLenders, writeLetter } from './startLetter.ts'
import { estatePage, noLenderPage, stop, type Written, written } from './stopPage.ts'

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
  if (caseFile.acting.as === 'executor') return stop(estatePage(context))
  const lenders = namedLenders(caseFile, context)
  if (lenders.length === 0) return stop(noLenderPage(context))
  const letters = lenders.flatMap((key) => {
    const lender = lettersTo(key, caseFile, context)
    return [
      request(lender, answers, context),
      ...(answers.alsoBrokers
        ? brokersOf(lender).map((broker) => request(broker, answers, context, lender.address.shortName))
        : []),
    ]
  })
  return written(letters)
}

function request(
  { agreements, address, start }: LettersForLender,
  answers: AccessRequestAnswers,
  context: LetterContext,
  /** A dealer or broker is told whose finance it arranged. */
  lender = '',
): Letter {
  const { caseFile, items, years, withoutPolicies, format } = answers
  const sender = senderValues(caseFile, context, { withBirthDate: needsBirthDate(agreements) })
  const about = agreementsValues(agreements, context)
  return writeLetter(
    start,
    'sar',
    'access/sar',
    {
      ...sender,
      ...about,
      ...tracingValues(address, agreements),
      lender,
      items: accessRequestItems
        .filter((id) => items.includes(id))
        .flatMap((item) =>
          linesOf(
            'parts/access-item',
            { item, for: sender.for, 'how-many': about['how-many'], 'goes-to': lender ? 'broker' : 'lender' },
            context,
          ),
        ),
      'many-items': items.length > 1 ? 'yes' : 'no',
      'first-year': years && String(years.from),
      'last-year': years ? String(years.to) : '',
      policies: withoutPolicies ? 'not-wanted' : 'wanted',
      joint: agreements.some(({ joint }) => joint === 'yes') ? 'yes' : 'no',
      format,
      email: oneLine(caseFile.person.email ?? ''),
    },
    agreements,
  )
}

/** The dealers and brokers of a lender's agreements, as firms to write to. A letter to one need not tell it its own name. */
function brokersOf({ agreements, start }: LettersForLender): LettersForLender[] {
  const names = [...new Set(agreements.map(({ dealer }) => oneLine(dealer ?? '')).filter(Boolean))]
  return names.map((name) => {
    const to: Recipient = { name, lines: [], email: null }
    return {
      agreements: agreements
        .filter(({ dealer }) => oneLine(dealer ?? '') === name)
        .map((agreement) => ({ ...agreement, dealer: '' })),
      address: { to, shortName: name, formerNames: [], mayHaveMoved: false, before: null },
      start: { ...start, to, key: `broker:${name}` },
    }
  })
}
