import type { LetterKind } from '../content/letters/letterKinds.ts'
import type { Agreement, CaseFile } from '../casefile/caseFile.ts'
import { couldBeInScheme } from '../casefile/couldBeInScheme.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import type { SchemeState } from '../facts/schema.ts'
import { textOn } from '../facts/valueOn.ts'
import { finalResponseDue } from '../rules/deadlines/finalResponseDue.ts'
import { agreementsValues, senderValues } from './caseValues.ts'
import type { LetterContext } from './letterContext.ts'
import type { Letter } from './letter.ts'
import { lettersTo, writeLetter } from './startLetter.ts'
import { writeFrom } from './writeFrom.ts'

export const nextLetterKinds = [
  'no-reply',
  'opt-in',
  'search-again',
  'explain-decision',
  'time-limit',
  'not-represented',
  'explain-offer',
  'send-information',
  'right-firm',
  'brand-link',
  'set-off',
] as const satisfies readonly LetterKind[]
export type NextLetterKind = (typeof nextLetterKinds)[number]

/**
 * A letter that follows one the lender sent, or did not send. `about` is the date on the lender's letter, or for
 * "no-reply" the day it received the complaint.
 */
export type NextLetter = { kind: NextLetterKind; lender: string; about: PlainDate; code?: string }

/** The next letter to a lender. */
export function nextLetter(next: NextLetter, caseFile: CaseFile, context: LetterContext): Letter {
  const { agreements, start } = lettersTo(next.lender, caseFile, context)
  const sender = { ...senderValues(caseFile, context), ...agreementsValues(agreements, context) }
  const { subject, greeting, closing, blocks } =
    next.kind === 'no-reply'
      ? writeFrom(
          'next/no-reply',
          { ...sender, received: next.about, due: lastDayPassed(next.about, agreements, context) },
          context,
        )
      : writeFrom(
          `next/${next.kind}`,
          { ...sender, about: next.about, code: oneLine(next.code ?? ''), scheme: schemeState(context) },
          context,
        )
  return writeLetter(start, { kind: next.kind, subject, greeting, closing, paragraphs: blocks })
}

/** The day on which the time to answer a complaint ended; undefined while it has not, or while it is paused. */
function lastDayPassed(
  received: PlainDate,
  agreements: readonly Agreement[],
  { today, facts }: LetterContext,
): PlainDate | undefined {
  const scheme = agreements.length > 0 && agreements.every((agreement) => couldBeInScheme(agreement, today, facts))
  const due = finalResponseDue({ kind: 'complaint-received', date: received, scheme }, today, facts)
  return due.due === 'on' && today > due.lastDay ? due.lastDay : undefined
}

const schemeState = ({ facts, today }: LetterContext) => textOn(facts, 'scheme.state', today) as SchemeState
