import { withCase } from '../case/withCase.tsx'
import { type CheckEndProps, CheckFlow, type CheckQuestionProps } from '../questions/CheckFlow.tsx'
import type { CheckAnswers } from '../questions/reachableCheck.ts'
import { KnowQuestion } from './KnowQuestion.tsx'
import { MakeQuestion } from './MakeQuestion.tsx'
import { MakeResult } from './MakeResult.tsx'
import { NameQuestion } from './NameQuestion.tsx'
import { NameResult } from './NameResult.tsx'
import { YearQuestion } from './YearQuestion.tsx'

const questions = { know: KnowQuestion, make: MakeQuestion, year: YearQuestion, name: NameQuestion } as const

/** What is asked: the make and the year, or a name. */
const stepsOf = ({ know }: CheckAnswers): string[] => (know === 'name' ? ['know', 'name'] : ['know', 'make', 'year'])

/** From a make and a year, or a name on an old paper, to the lender and the firm that answers now. */
export const Tool = withCase(function LenderFinder({ context }) {
  return <CheckFlow context={context} stepsOf={stepsOf} Question={Question} End={Result} />
})

function Question(page: CheckQuestionProps) {
  const Asked = questions[page.step as keyof typeof questions]
  return <Asked {...page} />
}

/** Who it was and who answers now. */
const Result = (end: CheckEndProps) =>
  end.answers['know'] === 'name' ? <NameResult {...end} /> : <MakeResult {...end} />
