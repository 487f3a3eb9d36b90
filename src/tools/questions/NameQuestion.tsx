import { parseName } from '../../casefile/inputs/person.ts'
import { inPerson } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** The writer’s own name. */
export function NameQuestion(page: QuestionProps) {
  const words = questionWords(page).name
  const { person, acting } = page.now.caseFile
  const [typed, setTyped] = useTyped('name', person.fullName)
  const check = () => {
    const name = parseName(typed, words.about)
    return name.ok ? inPerson({ fullName: name.value }) : faultsOf([['full-name', typed.trim() ? name : words.none]])
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="full-name"
          label={words.title}
          hint={acting.as === 'self' ? words.yours : words.notTheirs}
          autoComplete="name"
          value={typed}
          onChange={setTyped}
          error={faultOf('full-name')}
          width={40}
        />
      )}
    </Asked>
  )
}
