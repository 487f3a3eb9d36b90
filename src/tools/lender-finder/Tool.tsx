import { toolWords } from '../../letters/toolWords.ts'
import type { Snapshot } from '../../toolkit/case/snapshot.ts'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { fetchedPart, fetchedParts } from '../../toolkit/controls/fetchedPart.tsx'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { ofChecks } from '../../toolkit/questions/places.ts'
import { question } from '../../toolkit/questions/question.tsx'
import { StepFlow } from '../../toolkit/run/StepFlow.tsx'
import { useVisitAnswers } from '../../toolkit/run/stepStores.ts'

// What comes after the first question is fetched after it.
const pages = () => import('./finderPages.tsx')

const questions = {
  know: question(({ context }: QuestionProps) => toolWords(context.words, 'lender-finder').know, {
    fields: { know: { look: { as: 'choice' }, options: ['make', 'name', 'neither'], place: ofChecks('know') } },
  }),
  ...fetchedParts(['make', 'year', 'name'], async () => (await pages()).finderPages),
}

const ends = { result: fetchedPart(async () => (await pages()).FinderResult) }

/** From a make and a year, or a name on an old paper, to the lender and the firm that answers now. */
export const Tool = withCase(function LenderFinder({ context }) {
  const store = useVisitAnswers()
  return <StepFlow store={store} context={context} stepsOf={finderSteps} questions={questions} ends={ends} />
})

/** List the questions: the make and the year, or a name; nothing more of someone who knows neither. */
export const finderSteps = ({ answers: { checks } }: Pick<Snapshot, 'answers'>): string[] => [
  'know',
  ...(further[checks?.['know'] ?? ''] ?? ['make', 'year']),
]

const further: Readonly<Record<string, readonly string[]>> = { name: ['name'], neither: [] }
