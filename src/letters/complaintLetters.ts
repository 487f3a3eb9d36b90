import type { CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { complaintParagraphs } from './complaintParagraphs.ts'
import type { LetterContext } from './letterContext.ts'
import type { Letter } from './letter.ts'
import { lenderKeysOf, lettersTo, writeLetter } from './startLetter.ts'
import { complainedBeforePage, representedPage, stop, type Written } from './stopPage.ts'

/** The answers to the complaint tool, beside the case file. */
export type ComplaintAnswers = {
  caseFile: CaseFile
  want: 'information' | 'complaint' | 'both'
  /** Adds one sentence that turns a refusal into an access request. Leave it off when such a request goes separately. */
  askForRecords: boolean
  complainedBefore: boolean
}

/** One letter for each lender of the case, or the page that says why none is right. */
export function complaintLetters(answers: ComplaintAnswers, context: LetterContext): Written<Letter[]> {
  const { caseFile } = answers
  if (caseFile.representative) return stop(representedPage(oneLine(caseFile.representative.name)))
  if (answers.complainedBefore) return stop(complainedBeforePage)
  return { result: 'letters', letters: lenderKeysOf(caseFile).map((key) => complaintLetter(key, answers, context)) }
}

function complaintLetter(key: string, answers: ComplaintAnswers, context: LetterContext): Letter {
  const lender = lettersTo(key, answers.caseFile, context)
  const [first, ...rest] = lender.agreements
  const number = rest.length === 0 ? oneLine(first?.agreementNo ?? '') : ''
  return writeLetter(lender.start, {
    kind: 'complaint',
    subject: `${subjects[answers.want]}${number ? `, agreement ${number}` : ''}`,
    paragraphs: complaintParagraphs(lender, answers, context),
  })
}

const subjects: Record<ComplaintAnswers['want'], string> = {
  information: 'Car finance commission: a request for information',
  complaint: 'Car finance commission: a complaint',
  both: 'Car finance commission: questions and a complaint',
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
      jointNames: [caseFile.person.fullName, ...(agreement.jointNames ?? []).filter((other) => other !== name)],
    })),
})
