import type { CaseEvent } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { complaintAbout } from '../casefile/schemeCovers.ts'
import { longDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { factNamed, schemeStateOn } from '../facts/valueOn.ts'
import { aimedDay, type Clock, mayStillRun } from '../rules/deadlines/clock.ts'
import { deadlineClocks } from '../rules/deadlines/deadlines.ts'
import { hasLongerOmbudsmanLimit } from '../rules/deadlines/timeLimits.ts'
import { agreementsValues, senderValues, withProof, writersAddress } from './caseValues.ts'
import { lawValues, numbersOf } from './complaintValues.ts'
import { linesOf, paragraphsOf, writeFrom } from './fill.ts'
import { type Block, bullets, text } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import { nextLetter } from './nextLetter.ts'
import type { OmbudsmanAnswers } from './ombudsmanAnswers.ts'
import { addressLines, isNamed } from './recipientOf.ts'
import { lettersTo, referenceFor } from './startLetter.ts'
import { noLenderPage, representedPage, type StopPage, stop, stopPage, type Written, written } from './stopPage.ts'
import { toolWords } from './toolWords.ts'

/** One sheet of the pack. Each starts a new page in print. */
export type PackSection = { number: number; title: string; blocks: Block[] }
export type OmbudsmanPack = { reference: string; sections: PackSection[]; notes: string[]; clock: Clock | null }

type Sheet = Pick<PackSection, 'title' | 'blocks'>

/** The nine sheets to send to the ombudsman, or the page that says why it is too early or too late. */
export function writeOmbudsmanPack(answers: OmbudsmanAnswers, context: LetterContext): Written<OmbudsmanPack> {
  const gate = ombudsmanGate(answers, context)
  if (gate.result === 'stop') return gate
  const { clock, covered, notes } = gate.letters
  const { caseFile, answer: given, wanted, offered } = answers
  const sheets: Sheet[] = [
    cover(answers, clock, context),
    summary(answers, covered, context),
    writeFrom('pack/events', { events: eventLines(answers, context) }, context),
    writeFrom('pack/evidence', { items: evidenceLines(answers, context) }, context),
    reasons(answers, context),
    writeFrom('pack/remedy', { answer: given.kind, wanted: oneLine(wanted ?? ''), offered }, context),
    writeFrom('pack/needs', { needs: oneLine(caseFile.person.supportNeeds ?? '') }, context),
    writeFrom('pack/answer', { 'answer-date': given.kind === 'none' ? undefined : given.date }, context),
    sending(clock, context),
  ]
  return written({
    reference: referenceFor(caseFile.id, answers.lender),
    sections: sheets.map(({ title, blocks }, position) => ({ number: position + 1, title, blocks })),
    notes,
    clock,
  })
}

const answered = ({ answer, complaintReceived }: OmbudsmanAnswers) => ({
  answer: answer.kind,
  code: answer.kind === 'none' ? '' : oneLine(answer.code ?? ''),
  'complaint-received': complaintReceived,
})

function cover(answers: OmbudsmanAnswers, clock: Clock | null, context: LetterContext): Sheet {
  const { caseFile, lender, answer } = answers
  const { agreements, address } = lettersTo(lender, caseFile, context)
  const { person } = caseFile
  const now = writersAddress(caseFile)
  return writeFrom(
    'pack/cover',
    {
      ...senderValues(withProof(caseFile), context),
      ...agreementsValues(agreements, context),
      ...answered(answers),
      'answer-date': answer.kind === 'none' ? undefined : answer.date,
      address: now && addressLines(now).join(', '),
      email: oneLine(person.email ?? ''),
      phone: oneLine(person.phone ?? ''),
      lender: address.to.name,
      'lender-names': address.formerNames.join('; '),
      reference: referenceFor(caseFile.id, lender),
      'last-day': clock?.lastDay ?? undefined,
      firm: answers.noFirm ? 'none' : 'not-said',
    },
    context,
  )
}

/** The complaint in plain words, for the visitor to edit: 250 to 600 words when the answers are of a usual length. */
function summary(answers: OmbudsmanAnswers, covered: MaybeCovered, context: LetterContext): Sheet {
  const { caseFile, lender, answer, offered, ownWords, lateBecause } = answers
  const { agreements, address } = lettersTo(lender, caseFile, context)
  return writeFrom(
    'pack/summary',
    {
      ...senderValues(caseFile, context),
      ...agreementsValues(agreements, context),
      ...answered(answers),
      ...lawValues(agreements, context),
      'answer-date': answer.kind === 'none' ? '' : answer.date,
      count: agreements.length,
      lender: address.to.name,
      ...covered,
      because: reasonsOf(answers, context).map(({ short }) => short),
      offered,
      'own-words': oneLine(ownWords ?? ''),
      'late-because': oneLine(lateBecause ?? ''),
    },
    context,
  )
}

/** List every dated event: the case’s dates with this lender, and those from the pack's own questions. */
function eventLines(
  { caseFile, lender, answer, complaintReceived }: OmbudsmanAnswers,
  context: LetterContext,
): string[] {
  const own: PackEvent[] = caseFile.events.filter(({ lenderId }) => lenderId === lender)
  const told: PackEvent[] = [
    ...(complaintReceived ? [{ kind: 'complaintReceived' as const, date: complaintReceived }] : []),
    ...(answer.kind === 'none' ? [] : [{ ...answer, kind: answerEvents[answer.kind] }]),
  ]
  return [...own, ...told.filter(({ kind, date }) => !own.some((event) => event.kind === kind && event.date === date))]
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .map(({ date, kind, code = '', text: note = '' }) => {
      const words = linesOf('parts/event', { kind, code: oneLine(code), note: oneLine(note) }, context)
      return `${longDate(date)}: ${words.join('; ')}.`
    })
}

type PackEvent = Pick<CaseEvent, 'date' | 'code' | 'text'> & { kind: CaseEvent['kind'] | 'complaintReceived' }

const answerEvents = { 'final-response': 'finalResponse', 'scheme-decision': 'redressDecision' } as const

/** List the papers of one lender and of the case. Answers about an agreement’s own paper override those about all. */
function evidenceLines({ caseFile, lender }: OmbudsmanAnswers, context: LetterContext): string[] {
  const own = new Set(lettersTo(lender, caseFile, context).agreements.map(({ id }) => id))
  const about = caseFile.evidence.filter(({ agreementId }) => agreementId === undefined || own.has(agreementId))
  const told = new Set(about.flatMap(({ item, agreementId }) => (agreementId === undefined ? [] : [item])))
  const labels = new Map(toolWords(context.words, 'evidence-checklist').items.map(({ id, label }) => [id, label]))
  return about
    .filter(({ item, agreementId }) => agreementId !== undefined || !told.has(item))
    .filter(({ status }) => status === 'haveIt' || status === 'askedFor')
    .flatMap(({ item, status, note }) =>
      linesOf(
        'parts/evidence-item',
        {
          label: labels.get(item) ?? oneLine(item),
          status: status === 'haveIt' ? 'attached' : 'asked-for',
          note: oneLine(note ?? ''),
        },
        context,
      ),
    )
}

/** List the reasons someone disagrees, in words. "Something else" needs their own words. */
const reasonsOf = ({ reasons: chosen, ownWords }: OmbudsmanAnswers, { words }: LetterContext) =>
  toolWords(words, 'ombudsman-pack').reasons.filter(
    ({ id }) => chosen.some((one) => one === id) && (id !== 'other' || oneLine(ownWords ?? '') !== ''),
  )

function reasons(answers: OmbudsmanAnswers, context: LetterContext): Sheet {
  const { facts, today } = context
  const { ownWords, answer } = answers
  const { title, blocks } = writeFrom(
    'pack/reasons',
    {
      answer: answer.kind,
      'own-words': oneLine(ownWords ?? ''),
      scheme: schemeStateOn(facts, today),
    },
    context,
  )
  const given = reasonsOf(answers, context).flatMap(({ short, reasons: why }): Block[] => [
    text(`${short.charAt(0).toUpperCase()}${short.slice(1)}.`),
    ...(why.length > 0 ? [bullets(why)] : []),
  ])
  return { title, blocks: [...given, ...blocks] }
}

function sending(clock: Clock | null, context: LetterContext): Sheet {
  const advisedDay = clock && aimedDay(clock, context.today)
  return writeFrom(
    'pack/sending',
    {
      time: advisedDay === null ? 'not-running' : clock?.lastDay === context.today ? 'today' : 'running',
      'last-day': clock?.lastDay ?? '',
      'advised-day': advisedDay ?? '',
      ...mostAwarded(context.facts),
    },
    context,
  )
}

/** The newest award limit that is known, in pence, with its day: a newer one may follow any April. */
function mostAwarded(facts: Facts) {
  const limit = factNamed(facts, 'ombudsman.award-limit').values.at(-1)
  return { most: typeof limit?.value === 'number' ? limit.value * 100 : undefined, 'most-from': limit?.from ?? '' }
}

/** Cover of the scheme after an ordinary complaint’s time is over; `some`: not the agreements outside it, but maybe the others. */
type MaybeCovered = { 'maybe-covered': 'yes' | 'no' | 'some'; outside: string }

/** Grounds for sending a pack now. The clock is null if no answer has started one. */
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
