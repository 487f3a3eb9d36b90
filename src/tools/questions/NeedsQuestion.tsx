import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { parseFreeText } from '../../casefile/inputs/oneLine.ts'
import { faultsOf } from '../kit/ErrorSummary.tsx'

const most = 300

/** What the firm should make easier. Optional. */
export function NeedsQuestion(page: QuestionProps) {
  const words = questionWords(page).needs
  const [typed, setTyped] = useTyped('needs', page.now.caseFile.person.supportNeeds ?? '')
  const check = () => {
    const given = parseFreeText(typed, most)
    if (!given.ok) return faultsOf([['needs', given]])
    return inCase((caseFile) => {
      const { supportNeeds: _, ...person } = caseFile.person
      return { ...caseFile, person: { ...person, ...(given.value ? { supportNeeds: given.value } : {}) } }
    })
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <TextArea
          asQuestion
          id="needs"
          label={words.optional}
          hint={words.hint}
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
