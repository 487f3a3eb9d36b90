import { complaintAbout } from '../casefile/schemeCovers.ts'
import { schemeStateOn } from '../facts/valueOn.ts'
import { aimedDay, type Clock, mayStillRun } from '../rules/deadlines/clock.ts'
import { deadlineClocks } from '../rules/deadlines/deadlines.ts'
import { hasLongerOmbudsmanLimit } from '../rules/deadlines/timeLimits.ts'
import type { LetterContext } from './letterContext.ts'
import type { OmbudsmanAnswers } from './ombudsmanAnswers.ts'
import { numbersOf } from './complaintValues.ts'
import { nextLetter } from './nextLetter.ts'
import { lettersTo } from './startLetter.ts'
import { noLenderPage, representedPage, stop, stopPage, type StopPage, type Written, written } from './stopPage.ts'
import { isNamed } from './recipientOf.ts'
import { paragraphsOf } from './writeFrom.ts'

/** Cover of the scheme after an ordinary complaint’s time is over; `some`: not the agreements outside it, but maybe the others. */
export type MaybeCovered = { 'maybe-covered': 'yes' | 'no' | 'some'; outside: string }

/** Ground of a pack that may go now. The clock is null when no answer has started one. */
type OpenGate = { clock: Clock | null; covered: MaybeCovered; notes: string[] }

const notCovered: MaybeCovered = { 'maybe-covered': 'no', outside: '' }

/** Opens on a final response, on a scheme decision, or once the lender's time is over. Otherwise says when it will. */
export function ombudsmanGate(answers: OmbudsmanAnswers, context: LetterContext): Written<OpenGate> {
  const { caseFile, answer } = answers
  if (caseFile.representative) return stop(representedPage(caseFile.representative, context))
  if (!isNamed(lettersTo(answers.lender, caseFile, context).address.to)) return stop(noLenderPage(context))
  if (answer.kind === 'none') return withoutAnswer(answers, context)
  const { today, nation, facts } = context
  const clock = deadlineClocks({ today, nation, events: [{ kind: answer.kind, date: answer.date }] }, facts)[0] ?? null
  if (clock?.state === 'passed' && !answers.lateBecause?.trim())
    return stop(stopPage('instead/late', { 'last-day': clock.lastDay ?? undefined }, context))
  const longer = answer.kind === 'final-response' && hasLongerOmbudsmanLimit(answer.date, today, facts)
  return written({ clock, covered: notCovered, notes: notes(answers, { clock, longer }, context) })
}

function withoutAnswer(answers: OmbudsmanAnswers, context: LetterContext): Written<OpenGate> {
  const { today, nation, facts } = context
  if (answers.complaintReceived === undefined) return stop(stopPage('instead/undated', {}, context))
  const { agreements } = lettersTo(answers.lender, answers.caseFile, context)
  const about = complaintAbout(agreements, today, facts)
  const complaint = { kind: 'complaint-received' as const, date: answers.complaintReceived, ...about }
  const covered: MaybeCovered = {
    'maybe-covered': about.outside.length > 0 ? 'some' : 'yes',
    outside: numbersOf(about.outside, agreements),
  }
  const [clock] = deadlineClocks({ today, nation, events: [complaint] }, facts)
  if (clock?.state === 'passed') {
    const still = mayStillRun(clock, today) ? covered : notCovered
    return written({ clock: null, covered: still, notes: notes(answers, { clock: null, covered: still }, context) })
  }
  const letter = nextLetter(
    { kind: 'no-reply', lender: answers.lender, about: answers.complaintReceived },
    answers.caseFile,
    context,
  )
  const page = waitPage(clock, covered, context)
  return stop(letter.result === 'letters' ? { ...page, letter: letter.letters } : page)
}

/** Until when to wait, where that can be said. */
function waitPage(clock: Clock | undefined, covered: MaybeCovered, context: LetterContext): StopPage {
  if (!clock?.lastDay)
    return stopPage('instead/paused', { scheme: schemeStateOn(context.facts, context.today) }, context)
  return stopPage(
    'instead/wait',
    {
      'last-day': clock.lastDay,
      ...(clock.ifScheme === undefined ? notCovered : covered),
      'if-scheme': clock.ifScheme ?? undefined,
    },
    context,
  )
}

/** Write the notes before the pack: how long there still is, and possible obstacles. */
function notes(
  { warnings }: OmbudsmanAnswers,
  { clock, longer = false, covered = notCovered }: { clock: Clock | null; longer?: boolean; covered?: MaybeCovered },
  context: LetterContext,
): string[] {
  return paragraphsOf(
    'pack/notes',
    {
      time:
        !clock?.lastDay || !clock.advisedDay
          ? 'none'
          : clock.state === 'passed'
            ? 'passed'
            : clock.lastDay === context.today
              ? 'today'
              : 'running',
      'last-day': clock?.lastDay ?? '',
      'advised-day': (clock && aimedDay(clock, context.today)) ?? '',
      longer: yesOrNo(longer),
      ...covered,
      accepted: yesOrNo(warnings.includes('acceptedInFull')),
      'older-case': yesOrNo(warnings.includes('olderCase')),
      'not-right-firm': yesOrNo(warnings.includes('saysNotRightFirm')),
      'in-administration': yesOrNo(warnings.includes('inAdministration')),
    },
    context,
  )
}

const yesOrNo = (holds: boolean) => (holds ? 'yes' : 'no')
