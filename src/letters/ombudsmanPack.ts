import type { CaseEventKind } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { longDate, longDateWithWeekday } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { factNamed, textOn } from '../facts/valueOn.ts'
import { printPounds } from '../facts/print.ts'
import type { Clock } from '../rules/deadlines/clock.ts'
import { evidenceItems } from './evidenceItems.ts'
import { addressLines } from './address.ts'
import { agreementBlocks } from './complaintParagraphs.ts'
import { identityRows } from './identityRows.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'
import { type Block, bullets, details, numbered, text } from './letter.ts'
import type { OmbudsmanAnswers } from './ombudsmanAnswers.ts'
import { ombudsmanGate } from './ombudsmanGate.ts'
import { ombudsmanReasons } from './ombudsmanReasons.ts'
import { ombudsmanSummary } from './ombudsmanSummary.ts'
import { referenceFor } from './referenceFor.ts'
import { lettersTo } from './startLetter.ts'
import { stop, type Written } from './stopPage.ts'
import { authorityOf } from './voice.ts'

/** One sheet of the pack. Each starts a new page in print. */
export type PackSection = { number: number; title: string; blocks: Block[] }
export type OmbudsmanPack = { reference: string; sections: PackSection[]; notes: string[]; clock: Clock | null }

/** The nine sheets to send to the ombudsman, or the page that says why it is too early or too late. */
export function ombudsmanPack(answers: OmbudsmanAnswers, context: LetterContext): Written<OmbudsmanPack> {
  const gate = ombudsmanGate(answers, context)
  if (!gate.open) return stop(gate.page)
  const sheets: [string, Block[]][] = [
    ['Cover page', cover(answers, gate.clock, context)],
    ['My complaint in short', ombudsmanSummary(answers, context).map(text)],
    ['What happened, and when', events(answers)],
    ['Evidence', evidence(answers)],
    ['Why I disagree', reasons(answers, context)],
    ['What would put it right', remedy(answers)],
    ['What would make this easier for me', [text(oneLine(answers.caseFile.person.supportNeeds ?? '') || 'Nothing for now. I will say if that changes.')]],
    ['The lender’s answer', [text(answer(answers))]],
    ['How to send this, and what happens next', sending(gate.clock, context)],
  ]
  return {
    result: 'letters',
    letters: {
      reference: referenceFor(answers.caseFile.id, answers.lender),
      sections: sheets.map(([title, blocks], position) => ({ number: position + 1, title, blocks: blocks.filter(hasContent) })),
      notes: gate.notes,
      clock: gate.clock,
    },
  }
}

const hasContent = (block: Block) => (block.kind === 'list' ? block.items.length > 0 : block.kind === 'details' ? block.rows.length > 0 : block.text !== '')

function cover(answers: OmbudsmanAnswers, clock: Clock | null, context: LetterContext): Block[] {
  const { caseFile, answer: given } = answers
  const { agreements, address } = lettersTo(answers.lender, caseFile, context)
  const { person } = caseFile
  const [now] = person.addresses
  return [
    ...identityRows(caseFile),
    details([
      [caseFile.acting.as === 'self' ? 'Address' : 'My name', caseFile.acting.as === 'self' ? now && addressLines(now).join(', ') : oneLine(person.fullName)],
      ['My address', caseFile.acting.as === 'self' ? undefined : now && addressLines(now).join(', ')],
      ['E-mail', oneLine(person.email ?? '')],
      ['Phone', oneLine(person.phone ?? '')],
      ['Lender', address.to.name],
      ['Other names of the lender', address.formerNames.join('; ')],
      ['My reference', referenceFor(caseFile.id, answers.lender)],
      ['Complaint received by the lender', answers.complaintReceived && longDate(answers.complaintReceived)],
      ['Lender’s answer', given.kind === 'none' ? 'none in time' : longDate(given.date)],
      ['Code on it', given.kind === 'none' ? undefined : oneLine(given.code ?? '')],
      ['Last day to come to the ombudsman', clock?.lastDay ? longDate(clock.lastDay) : undefined],
      ['Firm acting for me', 'none'],
    ]),
    text(authorityOf(caseFile) ?? ''),
    ...agreementBlocks(agreements),
  ]
}

const eventWords: Record<CaseEventKind, string> = {
  complaintSent: 'I complained to the lender', acknowledged: 'The lender said it had my complaint', finalResponse: 'The lender sent its final response',
  redressDecision: 'The lender sent its decision under the scheme', optInInvite: 'The lender invited me to join the scheme',
  sarSent: 'I asked for my data', sarReply: 'I had an answer about my data', fosSent: 'I wrote to the ombudsman',
  holdingLetter: 'The lender wrote that it needed more time', sarIdAsked: 'The firm asked for proof of who I am', sarIdGiven: 'I gave proof of who I am',
  sarExtended: 'The firm wrote that it needed longer to send my data',
  fosView: 'The ombudsman’s investigator gave a view', contractSigned: 'I signed a contract with a firm', note: 'Note',
}

function events({ caseFile, lender }: OmbudsmanAnswers): Block[] {
  const own = caseFile.events.filter(({ lenderId }) => lenderId === lender).toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  if (own.length === 0) return [text('The dates are on the cover page.')]
  return [bullets(own.map(({ date, kind, code, text: note }) =>
    `${longDate(date)}: ${[kind === 'note' && oneLine(note ?? '') ? '' : eventWords[kind], code && oneLine(code) ? `code ${oneLine(code)}` : '', oneLine(note ?? '')].filter(Boolean).join('; ')}.`))]
}

function evidence({ caseFile }: OmbudsmanAnswers): Block[] {
  const labels = new Map<string, string>(evidenceItems.map(({ id, label }) => [id, label]))
  const items = caseFile.evidence.filter(({ status }) => status === 'haveIt' || status === 'askedFor').map(({ item, status, note }) =>
    `${labels.get(item) ?? oneLine(item)}: ${status === 'haveIt' ? 'attached' : 'asked for'}${note && oneLine(note) ? ` (${oneLine(note)})` : ''}`)
  return items.length > 0 ? [numbered(items)] : [text('I have no papers left. Please get them from the lender.')]
}

function reasons(answers: OmbudsmanAnswers, { facts, today }: LetterContext): Block[] {
  const chosen = ombudsmanReasons.filter(({ id }) => answers.reasons.includes(id))
  const suspended = textOn(facts, 'scheme.state', today) === 'part-suspended'
  return [
    ...chosen.flatMap(({ label, reasons: why }): Block[] => [text(`${label}.`), bullets([...why])]),
    text(oneLine(answers.ownWords ?? '')),
    text(answers.answer.kind === 'scheme-decision'
      ? 'This is about a decision under the scheme. I ask the ombudsman to decide what the outcome under the scheme should have been.'
      : 'I ask the ombudsman to decide what is fair and reasonable in all the circumstances.'),
    text(answers.answer.kind === 'scheme-decision' && suspended
      ? 'I know that part of the scheme is suspended: lenders need not work out or pay sums for now. My question is about the decision that I was sent.'
      : ''),
  ]
}

function remedy({ wanted, offered }: OmbudsmanAnswers): Block[] {
  return [
    text(oneLine(wanted ?? '')),
    bullets(['A decision on whether the commission made the relationship unfair', 'The refund that is right under the rules that apply, with interest', 'A clear statement of how the sum was worked out']),
    text(offered === undefined ? '' : `The lender offered ${printPounds(offered / 100)}. I have not asked for more than is due, only for the right sum.`),
  ]
}

function answer({ answer: given }: OmbudsmanAnswers): string {
  return given.kind === 'none'
    ? 'I have had no final response. Put here a copy of your complaint and of anything the lender sent.'
    : `Put here a copy of the lender’s letter of ${longDate(given.date)}, every page of it.`
}

function sending(clock: Clock | null, { facts, today }: LetterContext): Block[] {
  const dates = clock?.lastDay && clock.advisedDay && clock.state === 'running'
    ? `Send this by ${longDateWithWeekday(clock.advisedDay)}. The last day is ${longDateWithWeekday(clock.lastDay)}.`
    : 'Send this as soon as you can.'
  return [
    text(`${dates} The ombudsman is free.`),
    bullets([
      'Online: fill in the form on the Financial Ombudsman Service’s website and add these sheets.',
      'E-mail or post: ask for the address on the telephone, or take it from the website.',
      `Telephone: ${inWords(facts, 'ombudsman.phone', today)} or ${inWords(facts, 'ombudsman.phone-alternative', today)}.`,
      'Keep a copy, and proof of the day you sent it.',
    ]),
    text('Sole traders and small businesses can use the ombudsman too, within limits on size. Ask if you are not sure.'),
    text(mostAwarded(facts)),
    text('Next, the ombudsman checks that it can look at the case. An investigator gives a view. If you or the lender do not agree, an ombudsman decides. You may say yes or no to that decision. If you say yes, the lender must do what it says.'),
  ]
}

/** The newest award limit that is known, with its day: a newer one may follow any April. */
function mostAwarded(facts: Facts): string {
  const limit = factNamed(facts, 'ombudsman.award-limit').values.at(-1)
  if (typeof limit?.value !== 'number') return ''
  return `From ${longDate(limit.from)} the most that the ombudsman could award was ${printPounds(limit.value)}. Look up the present limit if the sum is large.`
}
