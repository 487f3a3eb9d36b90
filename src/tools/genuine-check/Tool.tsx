import { toolWords } from '../../letters/toolWords.ts'
import { withCase } from '../case/withCase.tsx'
import { CheckFlow, type CheckQuestionProps } from '../questions/CheckFlow.tsx'
import { SignQuestion } from '../questions/SignQuestion.tsx'
import { GenuineResult } from './GenuineResult.tsx'
import { genuineSteps } from './genuineSteps.ts'
import { fillIn } from '../../content/words/fillIn.ts'

/** Six questions about a letter, text or call; the answer says what to do with it. */
export const Tool = withCase(function GenuineCheck({ context }) {
  return <CheckFlow context={context} stepsOf={genuineSteps} Question={Question} End={GenuineResult} />
})

function Question({ step, ...rest }: CheckQuestionProps) {
  const { questions, hint: first, place: placeWords } = toolWords(rest.context.words, 'genuine-check')
  const place = questions.findIndex(({ id }) => id === step)
  const hint = place === 0 ? first : undefined
  return (
    <SignQuestion
      id={step}
      question={questions[place]?.question ?? ''}
      hint={hint}
      section={fillIn(placeWords, { place: place + 1, count: questions.length })}
      {...rest}
    />
  )
}
