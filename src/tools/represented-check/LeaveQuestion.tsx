import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'

const title = 'What should the letter do?'
const options = [
  {
    value: 'ask',
    label: 'Ask what it would cost to leave',
    hint: 'It does not end the contract. Most people should ask first.',
  },
  { value: 'cancel', label: 'Cancel the contract now', hint: 'The firm may charge for work it has really done' },
]

/** Outside the first days: to ask first, or to leave at once. */
export function LeaveQuestion(page: QuestionProps) {
  const [leave, setLeave] = useTyped('leave', page.now.answers.checks?.['leave'] ?? '')
  return (
    <Asked
      title={title}
      page={page}
      check={() =>
        leave === '' ? [{ box: 'leave', message: 'Select what the letter should do' }] : inChecks({ leave })
      }
    >
      {(faultOf) => (
        <Radios
          asQuestion
          id="leave"
          legend={title}
          options={options}
          value={leave}
          onChange={setLeave}
          error={faultOf('leave')}
        />
      )}
    </Asked>
  )
}
