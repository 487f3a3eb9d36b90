import type { PlainDate } from '../dates/plainDate.ts'
import type { CaseEvent, PackFields, SavedCase } from './caseFile.ts'
import { firstDayOf, lenderKey, lenderKeysOf } from './caseFile.ts'
import { type CaseEventKind, caseEventKinds } from './caseKinds.ts'
import { parseDateParts } from './inputs/dates.ts'
import { stepAfter } from './journeySteps.ts'

/** An answer, named by the step that asked for it, and an event of the same case that contradicts it. */
export type Contradiction = { step: string; event: CaseEvent }

/** An answer’s claim that no event of these kinds has happened with these lenders. */
type Denial = {
  step: string
  lenders: readonly string[]
  kinds: readonly CaseEventKind[]
  against?: (event: CaseEvent) => boolean
}

const finalAnswers: readonly CaseEventKind[] = ['finalResponse', 'redressDecision']

const afterComplaint: readonly CaseEventKind[] = ['complaintSent', 'acknowledged', 'holdingLetter']

/** Events that show that a lender, the scheme or the ombudsman has the matter already. */
export const underWay = caseEventKinds.filter((kind) => stepAfter(kind) !== undefined)

/** Events after which a complaint is not new: those above, or a contract with a firm. */
const notNew: readonly CaseEventKind[] = [...underWay, 'contractSigned']

/** Events that cannot come before the agreement. */
const afterStart: readonly CaseEventKind[] = [...notNew, 'agreementEnded', 'foundOut']

/** Check whether someone was asked, and said that nobody has complained and no firm acts. Not asked is never no. */
export const saidNoOneActs = ({ caseFile, answers }: SavedCase): boolean =>
  answers.asked.includes('before') && !answers.complainedBefore && !caseFile.representative

/** Every question whose answer the dates of a case can contradict, and what its present answer denies. */
const questions: readonly ((saved: SavedCase) => Denial[])[] = [
  (saved) => (saidNoOneActs(saved) ? [{ step: 'before', lenders: lenderKeysOf(saved.caseFile), kinds: notNew }] : []),
  function start({ caseFile: { agreements }, answers }) {
    return agreements.flatMap(({ id, start, ...agreement }) => {
      const lender = lenderKey(agreement)
      const own = agreements.filter((other) => lenderKey(other) === lender)
      // With several agreements, a letter can be about the one whose day nobody knows.
      if (!start || own.some((other) => !other.start) || !answers.asked.includes(`start:${id}`)) return []
      const first = own.map((other) => (other.start ? firstDayOf(other.start) : '')).toSorted()[0] ?? ''
      if (firstDayOf(start) !== first) return []
      return [{ step: `start:${id}`, lenders: [lender], kinds: afterStart, against: ({ date }) => date < first }]
    })
  },
  ({ answers: { packs = {} } }) => Object.entries(packs).flatMap(([lender, fields]) => packDenial(lender, fields)),
  function requestAnswered({ caseFile: { agreements }, answers: { checks = {} } }) {
    return agreements.flatMap((agreement) =>
      checks[`sar-reply:${agreement.id}`] === 'none'
        ? [{ step: `follow-up:${agreement.id}`, lenders: [lenderKey(agreement)], kinds: ['sarReply', 'sarExtended'] }]
        : [],
    )
  },
]

/** What a pack denies: that a final answer came at all, or that it came on another day than the pack says. */
function packDenial(lender: string, { kind, answerDate }: PackFields): Denial[] {
  const denial = { step: 'answer', lenders: [lender], kinds: finalAnswers }
  if (kind === 'none') return [denial]
  const day = parseDateParts(answerDate, { about: '', today: endOfTime })
  return kind === '' || !day.ok ? [] : [{ ...denial, against: ({ date }) => date !== day.value }]
}

const endOfTime: PlainDate = '9999-12-31'

/**
 * List the answers of a case that its own events contradict, each with the event. Leaves out what someone confirmed (`agreedTo`), and
 * what follows from a complaint that they confirmed. An event without a lender may be any lender’s.
 */
export function contradictions(saved: SavedCase): Contradiction[] {
  const { events } = saved.caseFile
  return questions
    .flatMap((question) => question(saved))
    .flatMap(({ step, lenders, kinds, against = () => true }) => {
      const agreed = agreedOf(saved, step)
      const found = events.filter(
        (event) => (event.lenderId === 'unknown' || lenders.includes(event.lenderId)) && kinds.includes(event.kind),
      )
      const complaints = found.filter(({ id, kind }) => kind === 'complaintSent' && agreed.includes(id))
      const follows = ({ kind, date, lenderId }: CaseEvent) =>
        afterComplaint.includes(kind) && complaints.some((own) => own.lenderId === lenderId && own.date <= date)
      // A pack’s date is right if any of the letters has it.
      const isMet = step === 'answer' && found.some((event) => !against(event))
      return isMet
        ? []
        : found
            .filter((event) => !agreed.includes(event.id) && against(event) && !follows(event))
            .toSorted((a, b) => (a.date < b.date ? -1 : 1))
            .map((event) => ({ step, event }))
    })
}

/** Record among the answers of checks that someone confirmed an answer, whatever these events show. */
export const agreedTo = (saved: SavedCase, step: string, events: readonly CaseEvent[]): Record<string, string> => ({
  [nameOf(step)]: [...agreedOf(saved, step), ...events.map(({ id }) => id)].join(' '),
})

const agreedOf = ({ answers: { checks } }: SavedCase, step: string): string[] =>
  checks?.[nameOf(step)]?.split(' ').filter(Boolean) ?? []

const nameOf = (step: string) => `sure ${step}`
