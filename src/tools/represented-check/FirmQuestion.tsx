import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../kit/useWords.ts'

const most = 100

/** The firm that may act. */
export function FirmQuestion(page: QuestionProps) {
  const { title, hint, none, tooLong } = useWords('represented-check').firm
  const { representative } = page.now.caseFile
  const [typed, setTyped] = useTyped('firm', representative?.name ?? '')
  const check = () => {
    const name = oneLine(typed)
    if (name === '') return [{ box: 'firm', message: none }]
    if ([...name].length > most) return [{ box: 'firm', message: fillIn(tooLong, { most }) }]
    return inCase((caseFile) => ({ ...caseFile, representative: { ...caseFile.representative, name } }))
  }
  return (
    <Asked title={title} page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="firm"
          label={title}
          hint={hint}
          value={typed}
          onChange={setTyped}
          error={faultOf('firm')}
          width={40}
        />
      )}
    </Asked>
  )
}
