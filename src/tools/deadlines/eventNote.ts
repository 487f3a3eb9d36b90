import { caseClocks } from '../../calendar/caseClocks.ts'
import type { CaseEvent, CaseEventKind, CaseFile } from '../../casefile/caseFile.ts'
import { longDateWithWeekday } from '../../dates/plainDate.ts'
import { inWords } from '../../letters/inWords.ts'
import { wordsIn } from '../../letters/wordsIn.ts'
import type { ToolLetterContext } from '../case/caseTool.ts'
import { receivedOn, usuallyAcknowledgedBy } from '../../rules/deadlines/receivedOn.ts'
import { workingDays } from '../../rules/deadlines/workingDays.ts'

/** What to know about something that happened and starts no clock of its own, and the page that helps. */
export type EventNote = { words: string; link?: { path: string; label: string } }

type Letters = Pick<ToolLetterContext, 'today' | 'nation' | 'facts' | 'words'>

/** What follows from an event, beside its clock; null when nothing does, or when what followed has come. */
export function eventNote(event: CaseEvent, caseFile: CaseFile, letters: Letters): EventNote | null {
  const { events } = caseFile
  const { today, nation, facts } = letters
  const came = (...kinds: CaseEventKind[]) =>
    events.some(({ kind, date, lenderId }) => kinds.includes(kind) && lenderId === event.lenderId && date >= event.date)
  switch (event.kind) {
    case 'complaintSent': {
      if (came('acknowledged', 'holdingLetter', 'finalResponse', 'redressDecision')) return null
      const working = workingDays(nation, facts)
      const received = receivedOn({ on: event.date, by: event.by ?? 'email' }, today, working, facts)
      return {
        words: `Lenders often say by ${longDateWithWeekday(usuallyAcknowledgedBy(received, today, working, facts))} that they have it. That is habit. The rule says only “promptly”.`,
      }
    }
    case 'holdingLetter':
      return came('finalResponse', 'redressDecision')
        ? null
        : {
            words: `This is not a final response, and it stops no clock. An ordinary complaint must still be answered within ${inWords(facts, 'complaints.final-response-limit', today)}.`,
          }
    case 'sarIdAsked':
      return came('sarIdGiven', 'sarReply')
        ? null
        : {
            words: `A firm may ask if it has a real doubt. Then its time starts on ${inWords(facts, 'sar.starts-with-proof', today)}. If your name, address and number match its records, you can say that no proof is needed.`,
            link: { path: '/guides/sar-request-generator', label: 'Write that answer' },
          }
    case 'sarExtended':
      return came('sarReply')
        ? null
        : {
            words:
              `A firm may take up to ${inWords(facts, 'sar.extension', today)} more over a complex request or several. It must say so, with reasons, within ${inWords(facts, 'sar.extension-notice', today)}. ${extensionCounts(event, caseFile, letters)}`.trim(),
            link: { path: '/guides/sar-request-generator', label: 'Check it, and write back' },
          }
    case 'provisionalDecision':
      return came('redressDecision', 'finalResponse')
        ? null
        : {
            words: wordsIn(letters.words, 'deadlines').notes.provisionalDecision,
            link: { path: '/guides/lender-letters', label: 'What each letter starts' },
          }
    case 'optInReminder':
      return { words: wordsIn(letters.words, 'deadlines').notes.optInReminder }
    case 'sarClarifyAsked':
      return came('sarClarifyGiven', 'sarReply')
        ? null
        : { words: wordsIn(letters.words, 'deadlines').notes.sarClarifyAsked }
    case 'fosView':
      return {
        words:
          'Answer by the day that the letter gives. If you or the lender do not agree with the view, an ombudsman can be asked to decide. That is free too.',
        link: { path: '/escalate-to-fos', label: 'What happens next' },
      }
    default:
      return null
  }
}

/** Whether a letter that asks for longer moves the day of the request before it, in words; nothing while no day can be given. */
function extensionCounts(event: CaseEvent, caseFile: CaseFile, letters: Letters): string {
  const others = caseFile.events.filter(({ kind, lenderId }) => kind !== 'sarExtended' && lenderId === event.lenderId)
  const daysOf = (events: CaseEvent[]) =>
    caseClocks({ ...caseFile, events }, letters, letters.facts)
      .clocks.filter(({ clock }) => clock === 'sar')
      .map(({ lastDay }) => lastDay)
  if (!others.some(({ kind, date }) => kind === 'sarSent' && date <= event.date)) return ''
  const [before, after] = [daysOf(others), daysOf([...others, event])]
  if (!before.some((day) => day !== null)) return ''
  return before.join() === after.join()
    ? 'This letter came too late, so the day below stays as it was.'
    : 'The day below counts that in.'
}
