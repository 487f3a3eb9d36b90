import { noLenders } from '../../../src/content/lenders/lenderData.ts'
import { nothingTold, type Snapshot } from '../../../src/toolkit/case/snapshot.ts'
import type { CaseContext } from '../../../src/toolkit/case/withCase.tsx'
import type { QuestionProps } from '../../../src/toolkit/questions/PageQuestion.tsx'
import {
  type At,
  boxesGiven,
  keepFields,
  type Question,
  readFields,
  sayIn,
} from '../../../src/toolkit/questions/question.tsx'
import { contentFacts } from './contentFacts.ts'
import { contentLetters } from './contentLetters.ts'
import { contentWords } from './contentWords.ts'

/** What a tool for a case is given on 20 November 2026. */
export const context: CaseContext = {
  today: '2026-11-20',
  facts: contentFacts,
  nation: 'england-and-wales',
  letterParagraph: '',
  ...noLenders,
  templates: contentLetters,
  words: contentWords,
}

/** A page as a tool shows it on that day. */
export const pageOf = (more: Partial<QuestionProps>): QuestionProps => ({
  step: '',
  now: nothingTold,
  about: '',
  prefix: '',
  mayBeLeft: false,
  onSure: () => undefined,
  context,
  ...more,
})

/** What the parsers of a question are given on such a page. */
export function asksOf<Words extends object>(
  { wordsOf, data }: Question<Words>,
  more: Partial<QuestionProps>,
  boxes: At['boxes'] = {},
): At {
  const page = pageOf(more)
  return { say: sayIn(wordsOf(page)), page, boxes: { ...boxesGiven(data, page), ...boxes } }
}

/** What an answer makes of a case, or what is wrong with it: each box with its sentence or the name of its fault. */
export function answered<Words extends object>(
  asked: Question<Words>,
  more: Partial<QuestionProps>,
  boxes: At['boxes'],
): { now: Snapshot } | { wrong: Record<string, string> } {
  const at = asksOf(asked, more, boxes)
  const { values, faults } = readFields(asked.data, at)
  return faults.length === 0
    ? { now: keepFields(asked.data, values, at.page)(at.page.now) }
    : {
        wrong: Object.fromEntries(
          faults.map(({ box, message }) => [box, typeof message === 'string' ? message : message.id]),
        ),
      }
}
