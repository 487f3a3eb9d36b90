import { couldBeInScheme } from '../casefile/couldBeInScheme.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { longDate, longDateWithWeekday } from '../dates/plainDate.ts'
import type { Clock } from '../rules/deadlines/clock.ts'
import { deadlines } from '../rules/deadlines/deadlines.ts'
import { hasLongerOmbudsmanLimit } from '../rules/deadlines/ombudsmanLastDay.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'
import type { OmbudsmanAnswers } from './ombudsmanAnswers.ts'
import { lettersTo } from './startLetter.ts'
import { representedPage, type StopPage } from './stopPage.ts'

/** Whether the ombudsman can be asked now. The clock is null when no answer has started one. */
export type OmbudsmanGate =
  | { open: true; clock: Clock | null; notes: string[] }
  | { open: false; page: StopPage }

/** Opens on a final response, on a scheme decision, or once the lender's time is over. Otherwise says when it will. */
export function ombudsmanGate(answers: OmbudsmanAnswers, context: LetterContext): OmbudsmanGate {
  const { caseFile, answer } = answers
  if (caseFile.representative) return { open: false, page: representedPage(oneLine(caseFile.representative.name)) }
  if (answer.kind === 'none') return withoutAnswer(answers, context)
  const { today, nation, facts } = context
  const clock = deadlines({ today, nation, events: [{ kind: answer.kind, date: answer.date }] }, facts)[0] ?? null
  if (clock?.state === 'passed' && !answers.lateBecause?.trim()) return { open: false, page: latePage(clock) }
  const longer = answer.kind === 'final-response' && hasLongerOmbudsmanLimit(answer.date, today, facts)
  return { open: true, clock, notes: [...timeNotes(clock, longer, context), ...warnings(answers)] }
}

function withoutAnswer(answers: OmbudsmanAnswers, context: LetterContext): OmbudsmanGate {
  const { today, nation, facts } = context
  if (answers.complaintReceived === undefined) return { open: false, page: complainFirstPage(inWords(facts, 'complaints.final-response-limit', today)) }
  const { agreements } = lettersTo(answers.lender, answers.caseFile, context)
  const scheme = agreements.length > 0 && agreements.every((agreement) => couldBeInScheme(agreement, today, facts))
  const clock = deadlines({ today, nation, events: [{ kind: 'complaint-received', date: answers.complaintReceived, scheme }] }, facts)[0]
  if (clock?.state === 'passed') return { open: true, clock: null, notes: warnings(answers) }
  return { open: false, page: clock?.lastDay ? waitPage(longDate(clock.lastDay)) : pausedPage }
}

function timeNotes(clock: Clock | null, longer: boolean, { facts, today }: LetterContext): string[] {
  if (!clock?.lastDay || !clock.advisedDay) return []
  if (clock.state === 'passed') return ['The time is over. Say on the form what stopped you. The ombudsman can accept a late complaint in exceptional circumstances.']
  return [
    `The last day is ${longDateWithWeekday(clock.lastDay)}. Aim for ${longDateWithWeekday(clock.advisedDay)}.`,
    longer ? `Responses sent up to ${inWords(facts, 'ombudsman.old-limit-last-response', today)} have ${inWords(facts, 'ombudsman.old-limit', today)}, not ${inWords(facts, 'ombudsman.limit', today)}.` : '',
  ].filter(Boolean)
}

function warnings({ acceptedInFull, olderCase, saysNotRightFirm, inAdministration }: OmbudsmanAnswers): string[] {
  return [
    acceptedInFull ? 'You accepted a sum in full and final settlement. That usually ends the complaint. Say on the form if you were not told what you were giving up.' : '',
    olderCase ? 'The ombudsman has had a complaint from you about this. Give its reference, and say what is new.' : '',
    saysNotRightFirm ? 'The lender says it is not the right firm. Attach that letter. The ombudsman can work out who answers.' : '',
    inAdministration ? 'The lender is in administration. The ombudsman may not be able to get money from it. Write to the administrator too.' : '',
  ].filter(Boolean)
}

const latePage = ({ lastDay }: Clock): StopPage => ({
  why: 'late',
  title: 'The time to go to the ombudsman is over',
  explanation: [
    `The last day was ${lastDay ? longDate(lastDay) : 'in the past'}.`,
    'The ombudsman can still look at a complaint in exceptional circumstances. A serious illness is one example. It can also look if the lender agrees.',
    'If something like that stopped you, say what it was, and go on.',
  ],
  next: [{ label: 'Say what stopped you', tool: 'ombudsman-pack' }, { label: 'Read about court', tool: 'court' }],
})

const waitPage = (day: string): StopPage => ({
  why: 'not-yet',
  title: 'The lender still has time to answer',
  explanation: [`The lender has until ${day} to send its final response. You can go to the ombudsman from the day after, or as soon as you have a final response.`],
  next: [{ label: 'Put the date in your calendar', tool: 'deadlines' }],
})

const pausedPage: StopPage = {
  why: 'not-yet',
  title: 'The lender’s time to answer is paused',
  explanation: [
    'Your agreement is the kind the scheme covers, and that part of the scheme is suspended. The lender must keep you informed, but it need not give a final answer yet.',
    'If it sends a final response or says that you are not covered, you can go to the ombudsman then.',
  ],
  next: [{ label: 'Ask the lender where your complaint stands', tool: 'no-reply' }],
}

const complainFirstPage = (limit: string): StopPage => ({
  why: 'not-yet',
  title: 'Complain to the lender first',
  explanation: [`The ombudsman needs the lender to have had its chance. Most complaints must have a final response within ${limit}.`],
  next: [{ label: 'Write the complaint', tool: 'complaint' }],
})
