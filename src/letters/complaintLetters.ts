import { type CaseFile, lastPossibleDay } from '../casefile/caseFile.ts'
import { agreementsValues, needsBirthDate, senderValues, signingValues } from './caseValues.ts'
import { rulesValues, tracingValues } from './complaintValues.ts'
import type { Letter } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import { isNamed } from './recipientOf.ts'
import { lettersTo, namedLenders, writeLetter } from './startLetter.ts'
import { noLenderPage, representedPage, stop, stopPage, type Written, written } from './stopPage.ts'

export type ComplaintAnswers = {
  caseFile: CaseFile
  want: 'information' | 'complaint' | 'both'
  complainedBefore: boolean
  /** The visitor said no firm acts. */
  noFirm: boolean
}

/** One letter for each lender of the case that has a name, or the page that says why none is right. */
export function complaintLetters(answers: ComplaintAnswers, context: LetterContext): Written<Letter[]> {
  const { caseFile } = answers
  if (caseFile.representative) return stop(representedPage(caseFile.representative, context))
  if (answers.complainedBefore) return stop(stopPage('instead/complained-before', {}, context))
  const lenders = namedLenders(caseFile, context)
  if (lenders.length === 0) return stop(noLenderPage(context))
  return written(lenders.map((key) => complaintLetter(key, answers, context)))
}

function complaintLetter(key: string, { caseFile, want, noFirm }: ComplaintAnswers, context: LetterContext): Letter {
  const { agreements, address, start } = lettersTo(key, caseFile, context)
  return writeLetter(
    start,
    'complaint',
    'complaint/complaint',
    {
      ...senderValues(caseFile, context),
      ...agreementsValues(agreements, context),
      ...tracingValues(address, agreements),
      ...rulesValues(agreements, context),
      want,
      firm: noFirm ? 'none' : 'not-said',
      count: agreements.length,
    },
    agreements,
  )
}

/** The same case for the other holder of a joint agreement, who has to give their own address and sign. */
export const caseForJointHolder = (caseFile: CaseFile, name: string): CaseFile => ({
  ...caseFile,
  id: `${caseFile.id}/${name}`,
  person: { fullName: name, previousNames: [], addresses: [], contactBy: 'post' },
  acting: { as: 'self' },
  agreements: caseFile.agreements
    .filter(({ joint, jointNames }) => joint === 'yes' && jointNames?.includes(name))
    .map(({ addressThen: _, ...agreement }) => ({
      ...agreement,
      jointNames: [signingValues(caseFile).name, ...(agreement.jointNames ?? []).filter((other) => other !== name)],
    })),
})

/** Ask for a copy of each agreement that may still run. Undefined when all have ended: the Consumer Credit Act gives no right then. */
export function agreementCopyLetter(key: string, caseFile: CaseFile, context: LetterContext): Letter | undefined {
  const { agreements: all, address, start } = lettersTo(key, caseFile, context)
  const agreements = all.filter(({ end }) => end === undefined || lastPossibleDay(end) >= context.today)
  if (agreements.length === 0 || !isNamed(start.to)) return undefined
  const kinds = new Set(
    agreements.map(({ type }) => (type === 'unknown' ? 'either' : type === 'lease' ? 'hire' : 'credit')),
  )
  const [kind = 'either'] = kinds
  return writeLetter(
    start,
    'agreement-copy',
    'complaint/agreement-copy',
    {
      ...senderValues(caseFile, context, { withBirthDate: needsBirthDate(agreements) }),
      ...agreementsValues(agreements, context),
      ...tracingValues(address, agreements),
      kinds: kinds.size === 1 ? kind : 'either',
    },
    agreements,
  )
}
