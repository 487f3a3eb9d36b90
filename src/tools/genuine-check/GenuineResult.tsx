import { factInWords } from '../../letters/factInWords.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { forgetVisit } from '../../toolkit/questions/inChecks.ts'
import { signsGiven } from '../../toolkit/questions/signQuestion.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { weighGenuineSigns, genuineFacts, type GenuineQuestionId, genuineQuestions } from './weighGenuineSigns.ts'
import { LenderContact } from './LenderContact.tsx'
import { FoldedPart } from '../../components/Fold.tsx'
import { Filled } from '../../components/Filled.tsx'

/** Result of the check: its verdict, the signs found, and safe ways to check. */
export function GenuineResult(end: EndProps) {
  const { facts, today, lenders, words } = end.context
  const answers = signsGiven(end.now, genuineQuestions)
  const { questions, verdicts, result: says } = toolWords(words, 'genuine-check')
  const { verdict, signs } = weighGenuineSigns(answers)
  const { title, advice } = verdicts[verdict]
  const shown = questions.filter(({ id }) => signs.some((sign) => sign === id) && answers[id as GenuineQuestionId])
  const [bank, text] = genuineFacts.map((id) => factInWords(facts, id, today))
  return (
    <Result
      title={title}
      fileName="is-it-genuine"
      onStartAgain={() => forgetVisit(end)}
      onBack={end.back}
      next={<LenderContact lenders={lenders} />}
      folds={
        <>
          {shown.length > 0 && (
            <FoldedPart heading="h3" title={says.signs}>
              <ul>
                {shown.map(({ id, question, why }) => (
                  <li key={id}>
                    <strong>{question}</strong> {answers[id as GenuineQuestionId] === 'yes' ? says.yes : says.unsure}{' '}
                    {why}
                  </li>
                ))}
              </ul>
            </FoldedPart>
          )}
          <CostOfGoingOn says={says} context={end.context} />
        </>
      }
      sources={costSources(end.context, ...genuineFacts)}
    >
      <Plate heading={title}>
        <p>{advice}</p>
      </Plate>
      <p>{says.doubt}</p>
      <section aria-labelledby="what-now">
        <h3 id="what-now">{says.now}</h3>
        <ul>
          {says.todo.map((todo) => (
            <li key={todo}>
              <Filled words={todo} values={{ bank: <a href={`tel:${bank}`}>{bank}</a>, text }} />
            </li>
          ))}
        </ul>
      </section>
    </Result>
  )
}
