import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'

const title = 'How do you want to look up the letter?'
const options = [
  { value: 'says', label: 'Pick what it says from a list' },
  { value: 'paste', label: 'Paste its words', hint: 'They are read on your device and go nowhere' },
]

/** Two ways in. */
export function HowQuestion(page: QuestionProps) {
  const [how, setHow] = useTyped('how', page.now.answers.checks?.['how'] ?? '')
  return (
    <Asked
      title={title}
      page={page}
      check={() =>
        how === '' ? [{ box: 'how', message: 'Select how you want to look up the letter' }] : inChecks({ how })
      }
    >
      {(faultOf) => (
        <Radios
          asQuestion
          id="how"
          legend={title}
          options={options}
          value={how}
          onChange={setHow}
          error={faultOf('how')}
        />
      )}
    </Asked>
  )
}
