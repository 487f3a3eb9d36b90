import type { CaseFile, PackFields, ToolAnswers } from '../../casefile/caseFile.ts'
import { mostInBox } from '../../casefile/caseKinds.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import { receivedOn } from '../../rules/deadlines/finalResponse.ts'
import { workingDays } from '../../rules/deadlines/workingDays.ts'
import type { Message } from '../../casefile/inputs/parsed.ts'
import { type Fault, faultIn } from '../../toolkit/controls/ErrorSummary.tsx'
import { type Change, inAnswers, type Snapshot } from '../../toolkit/case/snapshot.ts'
import { dateBoxes } from '../../toolkit/questions/keptDate.ts'
import { lenderOfStep } from '../../toolkit/questions/agreements.ts'

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

/** Bind a box of words to what was typed into it; its id is the one that errors lead to. */
export const packBox = (
  id: string,
  key: (typeof wordBoxes)[number],
  { fields, onType, faults }: PackForm,
): { id: string; value: string; onChange: (words: string) => void; error: Message | undefined } => ({
  id,
  value: fields[key],
  onChange: (words) => onType({ ...fields, [key]: words }),
  error: faultIn(faults)(id),
})

/** What a form of the pack shows, and what it does with each key. */
export type PackForm = { fields: PackFields; onType: (fields: PackFields) => void; faults: readonly Fault[] }

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
  return {
    ...noPackFields,
    ...(answer
      ? {
          kind: answer.kind === 'finalResponse' ? ('final-response' as const) : ('scheme-decision' as const),
          answerDate: dateBoxes(answer.date),
          code: answer.code ?? '',
        }
      : {}),
    ...(complaint
      ? {
          complaintDate: dateBoxes(
            receivedOn({ on: complaint.date, by: complaint.by ?? 'email' }, today, workingDays(nation, facts), facts),
          ),
        }
      : {}),
  }
}
