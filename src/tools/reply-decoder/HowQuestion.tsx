import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { useWords } from '../kit/useWords.ts'

/** Two ways in. */
export function HowQuestion(page: QuestionProps) {
  const { title, none, options } = useWords('reply-decoder').how
  const [how, setHow] = useTyped('how', page.now.answers.checks?.['how'] ?? '')
  return (
    <Asked title={title} page={page} check={() => (how === '' ? [{ box: 'how', message: none }] : inChecks({ how }))}>
      {(faultOf) => (
        <Radios
          asQuestion
          id="how"
          legend={title}
          options={Object.entries(options).map(([value, option]) => ({ value, ...option }))}
          value={how}
          onChange={setHow}
          error={faultOf('how')}
        />
      )}
    </Asked>
  )
}
