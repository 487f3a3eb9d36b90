import { createElement } from 'react'
import { Filled } from '../../components/Filled.tsx'
import { inAnswers, updateCase } from '../case/snapshot.ts'
import { type QuestionProps, questionWords } from './PageQuestion.tsx'
import { aName } from './parsers.ts'
import { isAsked } from './places.ts'
import { type AnswerBinding, question, reads } from './question.tsx'

/** Binding of the question whether there is a complaint already. For a complaint that ends the way, with a page that explains. */
const complained: AnswerBinding<string> = {
  given: (page) => (page.now.answers.complainedBefore ? 'self' : isAsked(page) ? 'no' : undefined),
  keep: (value) => inAnswers({ complainedBefore: value === 'self' }),
}

/** The firm that acts; nothing where none does. */
const firm: AnswerBinding<string> = {
  given: ({ now }) => now.caseFile.representative?.name,
  keep: (name) =>
    updateCase(({ representative, ...caseFile }) => ({
      ...caseFile,
      ...(typeof name === 'string' ? { representative: { ...representative, name } } : {}),
    })),
}

/** Ask whether anyone has complained: kept in a place of the tool’s own, and said in words of its own where it has them. */
export const beforeQuestion = (place: AnswerBinding<string>, own: (page: QuestionProps) => object = () => ({})) =>
  question((page: QuestionProps) => ({ ...questionWords(page).before, ...own(page) }), {
    fields: {
      before: {
        look: { as: 'choice' },
        options: ({ no, self, firm: label, firmHint }) => [
          { value: 'no', label: no },
          { value: 'self', label: self },
          { value: 'firm', label, hint: createElement(Filled, { words: firmHint }) },
        ],
        place: {
          ...place,
          given: (page) => (page.now.caseFile.representative ? 'firm' : place.given(page)),
        },
      },
      firm: {
        look: { as: 'text', width: 40 },
        label: 'name',
        within: 'reveal',
        when: (boxes) => boxes['before'] === 'firm',
        ...reads(aName('nameAbout'), firm),
      },
    },
  })

/** The same for a complaint. It is on the first page, so its code comes first too. */
export const BeforeQuestion = beforeQuestion(complained)
