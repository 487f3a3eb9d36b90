import { withCase } from '../case/withCase.tsx'
import { CheckFlow, type CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { FinderResult } from './FinderResult.tsx'
import { finderSteps } from './finderSteps.ts'
import { KnowQuestion } from './KnowQuestion.tsx'
import { MakeQuestion } from './MakeQuestion.tsx'
import { NameQuestion } from './NameQuestion.tsx'
import { YearQuestion } from './YearQuestion.tsx'

const questions = { know: KnowQuestion, make: MakeQuestion, year: YearQuestion, name: NameQuestion } as const

/** From a make and a year, or a name on an old paper, to the lender and the firm that answers now. */
export const Tool = withCase(function LenderFinder({ context }) {
  return <CheckFlow context={context} stepsOf={finderSteps} Question={Question} End={FinderResult} />
})

function Question(page: CheckQuestionProps) {
  const Asked = questions[page.step as keyof typeof questions]
  return <Asked {...page} />
}
