import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { Asked, type QuestionProps } from './Asked.tsx'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { faultsOf } from '../kit/ErrorSummary.tsx'

const most = 300

/** What the firm should make easier. Optional. */
export function NeedsQuestion(page: QuestionProps) {
  const [typed, setTyped] = useTyped('needs', page.now.caseFile.person.supportNeeds ?? '')
  const check = () => {
    const words = parseFreeText(typed, most)
    if (!words.ok) return faultsOf([['needs', words]])
    return inCase((caseFile) => {
      const { supportNeeds: _, ...person } = caseFile.person
      return { ...caseFile, person: { ...person, ...(words.value ? { supportNeeds: words.value } : {}) } }
    })
  }
  return (
    <Asked title="What should they make easier for you?" page={page} check={check}>
      {(faultOf) => (
        <TextArea
          asQuestion
          id="needs"
          label="What should they make easier for you? (optional)"
          hint="Such as large print, plain words, or calls only in the morning. You need not say why. Leave it empty if there is nothing."
          most={most}
          rows={3}
          value={typed}
          onChange={setTyped}
          error={faultOf('needs')}
        />
      )}
    </Asked>
  )
}
