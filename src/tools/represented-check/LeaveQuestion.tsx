import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { useWords } from '../kit/useWords.ts'

/** Outside the first days: to ask first, or to leave at once. */
export function LeaveQuestion(page: QuestionProps) {
  const { title, none, options } = useWords('represented-check').leave
  const [leave, setLeave] = useTyped('leave', page.now.answers.checks?.['leave'] ?? '')
  return (
    <Asked
      title={title}
      page={page}
      check={() => (leave === '' ? [{ box: 'leave', message: none }] : inChecks({ leave }))}
    >
      {(faultOf) => (
        <Radios
          asQuestion
          id="leave"
          legend={title}
          options={Object.entries(options).map(([value, option]) => ({ value, ...option }))}
          value={leave}
          onChange={setLeave}
          error={faultOf('leave')}
        />
      )}
    </Asked>
  )
}
