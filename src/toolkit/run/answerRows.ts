import type { Answers } from '../../flows/answers.ts'
import { printAnswer } from '../../flows/query.ts'
import { likelyWay } from '../../flows/route.ts'
import type { SummaryRow } from '../controls/SummaryList.tsx'
import type { Way } from './place.ts'

/** The answers of one run as rows to check. */
export const answerRows = ({ flow, context }: Way, answers: Answers, onChange: (id: string) => void): SummaryRow[] =>
  likelyWay(flow, answers, context).asked.flatMap((id) => {
    const question = flow.questions[id]
    const answer = answers[id]
    return question && answer !== undefined
      ? [{ key: id, label: question.short, value: printAnswer(question, answer), onChange: () => onChange(id) }]
      : []
  })
