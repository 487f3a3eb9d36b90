import type { NextLetterKind } from '../content/letters/letterKinds.ts'
import type { Agreement, CaseFile } from '../casefile/caseFile.ts'
import { complaintAbout } from '../casefile/complaintAbout.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { schemeStateOn } from '../facts/valueOn.ts'
import { mayStillRun } from '../rules/deadlines/clock.ts'
import { finalResponseDue, ifScheme, stoodStill } from '../rules/deadlines/finalResponse.ts'
import { agreementsValues, senderValues } from './caseValues.ts'
import type { LetterContext } from './letterContext.ts'
import type { Letter } from './letter.ts'
import { lettersTo, writeLetter } from './startLetter.ts'
import { writeFrom } from './writeFrom.ts'

/**
 * A letter that follows one the lender sent, or did not send. `about` is the date on the lender's letter, or for
 * "no-reply" the day it received the complaint. `missing` is what "missing-points" asks for.
 */
export type NextLetter = {
  kind: NextLetterKind
  lender: string
  about: PlainDate
  code?: string
  missing?: readonly string[]
}

/** The next letter to a lender. */
export function nextLetter(next: NextLetter, caseFile: CaseFile, context: LetterContext): Letter {
  const { agreements, start } = lettersTo(next.lender, caseFile, context)
  const sender = { ...senderValues(caseFile, context), ...agreementsValues(agreements, context) }
  const { blocks, ...words } =
    next.kind === 'no-reply'
      ? writeFrom(
          'next/no-reply',
          { ...sender, received: next.about, ...timeToAnswer(next.about, agreements, context) },
          context,
        )
      : writeFrom(
          `next/${next.kind}`,
          {
            ...sender,
            missing: next.missing ?? [],
            about: next.about,
            code: oneLine(next.code ?? ''),
            scheme: schemeStateOn(context.facts, context.today),
          },
          context,
        )
  return writeLetter(start, { ...words, kind: next.kind, paragraphs: blocks }, agreements)
}

/** The day on which the time to answer a complaint ended, where it has for certain, and the days that did not count. */
function timeToAnswer(
  received: PlainDate,
  agreements: readonly Agreement[],
  { today, facts }: LetterContext,
): Record<'due' | 'still-from' | 'still-to', PlainDate | undefined> {
  const complaint = { kind: 'complaint-received' as const, date: received, ...complaintAbout(agreements, today, facts) }
  const answer = finalResponseDue(complaint, today, facts)
  const still = stoodStill(complaint, facts)
  const isOver = answer.due === 'on' && today > answer.lastDay && !mayStillRun(ifScheme(complaint, today, facts), today)
  return {
    due: isOver ? answer.lastDay : undefined,
    'still-from': still?.from,
    'still-to': still?.to,
  }
}
