import type { CaseFile, PackFields } from '../../casefile/caseFile.ts'
import { oneLine, parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { parseDateParts } from '../../casefile/inputs/dates.ts'
import { parseMoney } from '../../casefile/inputs/agreement.ts'
import { saidNoOneActs } from '../../casefile/contradictions.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import {
  type LenderAnswer,
  type OmbudsmanAnswers,
  ombudsmanReasons,
  ombudsmanWarnings,
} from '../../letters/ombudsmanAnswers.ts'
import { type OmbudsmanPack, writeOmbudsmanPack } from '../../letters/ombudsmanPack.ts'
import type { Written } from '../../letters/stopPage.ts'
import { type FactRangeError, withinKnown } from '../../facts/valueOn.ts'
import type { CaseContext } from '../../toolkit/case/caseTool.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { type Fault, faultsOf } from '../../toolkit/controls/ErrorSummary.tsx'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

type Given = Pick<OmbudsmanAnswers, 'answer' | 'complaintReceived'>
type Words = ToolWords['ombudsman-pack']

/** The lender’s last word and the complaint’s date out of what was typed, or what is wrong with it. */
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

/** Everything the pack is made from. What is typed wrong is left out; null while it is not known what the lender said. */
export function packAnswers(
  fields: PackFields,
  caseFile: CaseFile,
  lender: string,
  today: PlainDate,
  words: Pick<Words, 'answer' | 'disagree'>,
): OmbudsmanAnswers | null {
  const result = givenOf(fields, today, words)
  if ('faults' in result) return null
  const [own, wanted, late] = [fields.ownWords, fields.wanted, fields.lateBecause].map((typed) => parseFreeText(typed))
  const offered = parseMoney(fields.offered, { label: words.disagree.offeredAbout })
  return {
    caseFile,
    lender,
    ...result.given,
    warnings: ombudsmanWarnings.filter((id) => fields[id]),
    reasons: ombudsmanReasons.filter((id) => fields.reasons.includes(id)),
    ...(own?.ok && own.value ? { ownWords: own.value } : {}),
    ...(wanted?.ok && wanted.value ? { wanted: wanted.value } : {}),
    ...(late?.ok && late.value ? { lateBecause: late.value } : {}),
    ...(offered.ok ? { offered: offered.value } : {}),
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
