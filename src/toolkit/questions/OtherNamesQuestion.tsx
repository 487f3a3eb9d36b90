import { accepted } from '../../casefile/inputs/parsed.ts'
import { parseName } from '../../casefile/inputs/person.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { updatePerson } from '../case/snapshot.ts'
import { useDraftField } from '../case/useDraftField.ts'
import { FieldGroup } from '../controls/Field.tsx'
import { TextInput } from '../controls/TextInput.tsx'
import { PageQuestion, type QuestionProps, questionWords } from './PageQuestion.tsx'
import { faultsOf } from '../controls/ErrorSummary.tsx'
import { QuietButton } from '../../components/Button.tsx'

const most = 5

/** Names the customer had when the finance started. Optional. */
export function OtherNamesQuestion(page: QuestionProps) {
  const words = questionWords(page).otherNames
  const { person, acting } = page.now.caseFile
  const [typed, setTyped] = useDraftField('other-names', () =>
    person.previousNames.length > 0 ? person.previousNames : [''],
  )
  const title = acting.as === 'self' ? words.yours : words.theirs
  const check = () => {
    const names = typed.map((name) => (name.trim() === '' ? accepted('') : parseName(name, words.about)))
    const faults = faultsOf(names.map((name, index) => [boxOf(index), name]))
    return faults.length > 0
      ? faults
      : updatePerson({
          previousNames: [...new Set(names.flatMap((name) => (name.ok && name.value ? [name.value] : [])))],
        })
  }
  return (
    <PageQuestion title={title} page={page} check={check}>
      {(faultOf, _, isOne) => (
        <FieldGroup id="other-names" legend={title} hint={words.hint} asQuestion={isOne}>
          {typed.map((name, index) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: a name has no other mark than its place
              key={index}
              id={boxOf(index)}
              label={index === 0 ? words.first : fillIn(words.further, { number: index + 1 })}
              value={name}
              onChange={(value) => setTyped(typed.with(index, value))}
              error={faultOf(boxOf(index))}
              width={40}
            />
          ))}
          {typed.length < most && <QuietButton onClick={() => setTyped([...typed, ''])}>{words.add}</QuietButton>}
        </FieldGroup>
      )}
    </PageQuestion>
  )
}

const boxOf = (index: number) => `other-name-${index + 1}`
