import { toolWords } from '../../letters/toolWords.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart, fetchedParts } from '../kit/fetchedPart.tsx'
import type { QuestionProps } from '../questions/Asked.tsx'
import { ofChecks } from '../questions/places.ts'
import { question } from '../questions/question.tsx'
import { type EndProps, StepFlow } from '../run/StepFlow.tsx'
import { useVisitAnswers } from '../run/stepStores.ts'

// What comes after the first question is fetched after it.
const pages = () => import('./finderPages.tsx')

const questions = {
  know: question(({ context }: QuestionProps) => toolWords(context.words, 'lender-finder').know, {
    fields: { know: { look: { as: 'choice' }, options: ['make', 'name'], place: ofChecks('know') } },
  }),
  ...fetchedParts<QuestionProps, 'make' | 'year' | 'name'>(
    ['make', 'year', 'name'],
    async () => (await pages()).finderPages,
  ),
}

/** What is asked: the make and the year, or a name. */
const stepsOf = ({ answers: { checks } }: Snapshot): string[] =>
  checks?.['know'] === 'name' ? ['know', 'name'] : ['know', 'make', 'year']

const ends = { result: fetchedPart<EndProps>(async () => (await pages()).FinderResult) }

/** From a make and a year, or a name on an old paper, to the lender and the firm that answers now. */
export const Tool = withCase(function LenderFinder({ context }) {
  const store = useVisitAnswers()
  return <StepFlow store={store} context={context} stepsOf={stepsOf} questions={questions} ends={ends} />
})
