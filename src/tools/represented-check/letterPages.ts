import { toolWords } from '../../letters/toolWords.ts'
import { updateCase } from '../../toolkit/case/snapshot.ts'
import { aDate } from '../../toolkit/controls/looks.ts'
import { dateBoxes } from '../../toolkit/questions/keptDate.ts'
import { aDay } from '../../toolkit/questions/laterParsers.ts'
import { type QuestionProps, questionWords } from '../../toolkit/questions/PageQuestion.tsx'
import { aLine } from '../../toolkit/questions/parsers.ts'
import { isAsked, ofChecks, unknownTick, withPart } from '../../toolkit/questions/places.ts'
import { type AnswerBinding, question, reads } from '../../toolkit/questions/question.tsx'

const wordsOf = ({ context }: QuestionProps) => toolWords(context.words, 'represented-check')

const firmName: AnswerBinding<string> = {
  given: ({ now }) => now.caseFile.representative?.name,
  keep: (name) =>
    updateCase((caseFile) => ({ ...caseFile, representative: { ...caseFile.representative, name: name ?? '' } })),
}

const signedOn: AnswerBinding<string> = {
  given: ({ now }) => dateBoxes(now.caseFile.representative?.signedOn),
  keep: (day) =>
    updateCase((caseFile) => ({
      ...caseFile,
      representative: withPart({ name: '', ...caseFile.representative }, 'signedOn', day),
    })),
}

/** The questions that the letter to the firm or the lender needs, by the names of their steps. */
export const letterPages = {
  firm: question((page: QuestionProps) => wordsOf(page).firm, {
    fields: { firm: { look: { as: 'text', width: 40 }, ...reads(aLine(100, 'none'), firmName) } },
  }),

  signed: question((page: QuestionProps) => ({ ...wordsOf(page).signed, ...questionWords(page).day }), {
    fields: {
      signed: { look: aDate(), ...reads(aDay, signedOn) },
      'signed-unknown': unknownTick('signed', (page) => isAsked(page) && !page.now.caseFile.representative?.signedOn),
    },
  }),

  leave: question((page: QuestionProps) => wordsOf(page).leave, {
    fields: { leave: { look: { as: 'choice' }, place: ofChecks('leave') } },
  }),

  'lender-dated': question((page: QuestionProps) => wordsOf(page).lenderDated, {
    fields: { 'lender-dated': { look: aDate(), ...reads(aDay, ofChecks('lender-dated', dateBoxes)) } },
  }),
}
