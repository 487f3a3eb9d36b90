import { fillIn } from '../../content/words/fillIn.ts'
import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { withCount, withSameLender } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'

const most = 10

/** How many agreements with one lender. All of them go into one letter. */
export function CountQuestion(page: QuestionProps) {
  const words = questionWords(page).count
  const {
    now: { caseFile, answers },
    about,
  } = page
  const [typed, setTyped] = useTyped('count', () =>
    answers.asked.includes(`count:${about}`) ? String(withSameLender(caseFile, about).length) : '',
  )
  const check = () => {
    const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
    if (typed.trim() === '') return [{ box: 'count', message: words.none }]
    if (count < 1 || count > most) return [{ box: 'count', message: fillIn(words.range, { least: 1, most }) }]
    return inCase((now) => withCount(now, about, count))
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="count"
          label={words.title}
          hint={words.hint}
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
