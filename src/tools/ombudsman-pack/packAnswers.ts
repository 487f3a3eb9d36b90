import type { CaseFile, PackFields, ToolAnswers } from '../../casefile/caseFile.ts'
import { mostInBox } from '../../casefile/caseKinds.ts'
import { saidNoOneActs } from '../../casefile/contradictions.ts'
import { parseMoney } from '../../casefile/inputs/agreement.ts'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { oneLine, parseFreeText } from '../../casefile/inputs/oneLine.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { type FactRangeError, withinKnown } from '../../facts/valueOn.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import {
  type LenderAnswer,
  type OmbudsmanAnswers,
  ombudsmanReasons,
  ombudsmanWarnings,
} from '../../letters/ombudsmanAnswers.ts'
import { type OmbudsmanPack, writeOmbudsmanPack } from '../../letters/ombudsmanPack.ts'
import type { Written } from '../../letters/stopPage.ts'
import { receivedOn } from '../../rules/deadlines/finalResponse.ts'
import { workingDays } from '../../rules/deadlines/workingDays.ts'
import { type Change, inAnswers, type Snapshot } from '../../toolkit/case/snapshot.ts'
import type { CaseContext } from '../../toolkit/case/withCase.tsx'
import { type Fault, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import { lenderOfStep } from '../../toolkit/questions/agreements.ts'
import { dateBoxes } from '../../toolkit/questions/keptDate.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

type Given = Pick<OmbudsmanAnswers, 'answer' | 'complaintReceived'>
type Words = ToolWords['ombudsman-pack']

/** Parse the lender’s last word and the complaint’s date, or list what is wrong with them. */
export function givenOf(
  fields: PackFields,
  today: PlainDate,
  { answer: words }: Pick<Words, 'answer'>,
): { given: Given } | { faults: Fault[] } {
  const { kind } = fields
  const blank = Object.values(fields.complaintDate).every((part) => part.trim() === '')
  const date =
    kind === 'final-response' || kind === 'scheme-decision'
      ? parseDateParts(fields.answerDate, { about: words.dateAbout, today })
      : null
  const complained =
    blank && (kind !== 'none' || fields.complaintUnknown)
      ? null
      : parseDateParts(fields.complaintDate, { about: words.receivedAbout, today })
  const faults = faultsOf([
    ['pack-answer', kind ? null : words.none],
    ['pack-date', date],
    ['pack-complained', kind ? complained : null],
  ])
  if (faults.length > 0 || kind === '') return { faults }
  const code = oneLine(fields.code)
  const answer: LenderAnswer =
    kind === 'none' ? { kind } : { kind, date: date?.ok ? date.value : today, ...(code ? { code } : {}) }
  return { given: { answer, ...(complained?.ok ? { complaintReceived: complained.value } : {}) } }
}

export const reasonFaults = (fields: PackFields, { disagree: words }: Pick<Words, 'disagree'>): Fault[] =>
  faultsOf([
    ['reasons', fields.reasons.length > 0 ? null : words.none],
    ['own-words', parseFreeText(fields.ownWords)],
    ['offered', fields.offered.trim() === '' ? null : parseMoney(fields.offered, { label: words.offeredAbout })],
    ['wanted', parseFreeText(fields.wanted)],
  ])

/** Collect everything the pack is made from, leaving out invalid input; null until it is known what the lender said. */
export function packAnswers(
  fields: PackFields,
  caseFile: CaseFile,
  lender: string,
  today: PlainDate,
  words: Pick<Words, 'answer' | 'disagree'>,
): OmbudsmanAnswers | null {
  const result = givenOf(fields, today, words)
  if ('faults' in result) return null
  const [ownWords, wanted, lateBecause] = [fields.ownWords, fields.wanted, fields.lateBecause].map((typed) => {
    const read = parseFreeText(typed)
    return (read.ok && read.value) || undefined
  })
  const offered = parseMoney(fields.offered, { label: words.disagree.offeredAbout })
  return {
    caseFile,
    lender,
    ...result.given,
    warnings: ombudsmanWarnings.filter((id) => fields[id]),
    reasons: ombudsmanReasons.filter((id) => fields.reasons.includes(id)),
    ownWords,
    wanted,
    lateBecause,
    offered: offered.ok ? offered.value : undefined,
  }
}

/** Write the pack, or say why not now: by a page, by the error for a date without a known limit, or null for a wrong box. */
export function packOf(
  fields: PackFields,
  now: Snapshot,
  lender: string,
  context: CaseContext,
  words: Words,
): Written<OmbudsmanPack> | FactRangeError | null {
  const answers = packAnswers(fields, now.caseFile, lender, context.today, words)
  return withinKnown(
    () => answers && writeOmbudsmanPack({ ...answers, noFirm: saidNoOneActs(now) }, context),
    (error) => error,
  )
}

export const noPackFields: PackFields = {
  kind: '',
  answerDate: dateBoxes(undefined),
  complaintDate: dateBoxes(undefined),
  code: '',
  reasons: [],
  ownWords: '',
  offered: '',
  wanted: '',
  lateBecause: '',
  acceptedInFull: false,
  olderCase: false,
  saysNotRightFirm: false,
  inAdministration: false,
}

/** The key of the lender that the pack is about: the one chosen, else the first of the case. */
export const packLender = ({ caseFile, answers: { checks } }: Snapshot): string =>
  lenderOfStep(caseFile, checks?.['pack-lender'] ?? '')

/** Return the contents of the boxes for a lender: as they were left or, before that, what the case’s dates say. */
export function packFieldsOf(
  { packs }: ToolAnswers,
  caseFile: CaseFile,
  lender: string,
  context: Pick<LetterContext, 'today' | 'nation' | 'facts'>,
): PackFields {
  return (packs && Object.hasOwn(packs, lender) ? packs[lender] : undefined) ?? fromEvents(caseFile, lender, context)
}

export const inPack =
  (lender: string, fields: PackFields): Change =>
  (now) =>
    inAnswers({ packs: { ...now.answers.packs, [lender]: shortened(fields) } })(now)

const wordBoxes = ['code', 'ownWords', 'offered', 'wanted', 'lateBecause'] as const

/** More than fits a case is cut off, or the case could not be read again. */
const shortened = (fields: PackFields): PackFields => ({
  ...fields,
  ...cut(wordBoxes, fields),
  answerDate: { ...fields.answerDate, ...cut(dateParts, fields.answerDate) },
  complaintDate: { ...fields.complaintDate, ...cut(dateParts, fields.complaintDate) },
})

const dateParts = ['day', 'month', 'year'] as const

const cut = <Box extends string>(boxes: readonly Box[], typed: Readonly<Record<Box, string>>): Record<string, string> =>
  Object.fromEntries(boxes.map((box) => [box, typed[box].slice(0, mostInBox)]))

function fromEvents(
  { events }: CaseFile,
  lender: string,
  { today, nation, facts }: Pick<LetterContext, 'today' | 'nation' | 'facts'>,
): PackFields {
  const own = events.filter(({ lenderId }) => lenderId === lender).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const answer = own.findLast(({ kind }) => kind === 'finalResponse' || kind === 'redressDecision')
  const complaint = own.find(({ kind }) => kind === 'complaintSent')
  const received =
    complaint &&
    receivedOn({ on: complaint.date, by: complaint.by ?? 'email' }, today, workingDays(nation, facts), facts)
  return {
    ...noPackFields,
    kind: answer === undefined ? '' : answer.kind === 'finalResponse' ? 'final-response' : 'scheme-decision',
    answerDate: dateBoxes(answer?.date),
    code: answer?.code ?? '',
    complaintDate: dateBoxes(received),
  }
}
