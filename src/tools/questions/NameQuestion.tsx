import { parseName } from '../../casefile/inputs/person.ts'
import { inPerson } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** The writer’s own name. */
export function NameQuestion(page: QuestionProps) {
  const { person, acting } = page.now.caseFile
  const [typed, setTyped] = useTyped('name', person.fullName)
  const check = () => {
    const name = parseName(typed)
    return name.ok ? inPerson({ fullName: name.value }) : faultsOf([['full-name', name]])
  }
  return (
    <Asked title="What is your full name?" page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="full-name"
          label="What is your full name?"
          hint={acting.as === 'self' ? 'As you use it now' : 'Your own name, not the name of the person you write for'}
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
