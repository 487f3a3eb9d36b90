import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { withCount, withSameLender } from './agreements.ts'
import { Asked, type QuestionProps } from './Asked.tsx'

const most = 10

/** How many agreements with one lender. All of them go into one letter. */
export function CountQuestion(page: QuestionProps) {
  const {
    now: { caseFile, answers },
    about,
  } = page
  const [typed, setTyped] = useTyped('count', () =>
    answers.asked.includes(`count:${about}`) ? String(withSameLender(caseFile, about).length) : '',
  )
  const check = () => {
    const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
    if (typed.trim() === '') return [{ box: 'count', message: 'Enter how many agreements you had with this lender' }]
    if (count < 1 || count > most)
      return [{ box: 'count', message: `Number of agreements must be a whole number from 1 to ${most}` }]
    return inCase((now) => withCount(now, about, count))
  }
  return (
    <Asked title="How many agreements did you have with this lender?" page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="count"
          label="How many agreements did you have with this lender?"
          hint="One for each car, van or motorbike. They go into one letter."
          inputMode="numeric"
          width={4}
          value={typed}
          onChange={setTyped}
          error={faultOf('count')}
        />
      )}
    </Asked>
  )
}
