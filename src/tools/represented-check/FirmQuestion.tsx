import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'

const title = 'What is the name of the firm?'

/** The firm that may act. */
export function FirmQuestion(page: QuestionProps) {
  const { representative } = page.now.caseFile
  const [typed, setTyped] = useTyped('firm', representative?.name ?? '')
  const check = () => {
    const name = oneLine(typed)
    if (name === '') return [{ box: 'firm', message: 'Enter the name of the firm' }]
    if ([...name].length > 100) return [{ box: 'firm', message: 'Name of the firm must be 100 characters or less' }]
    return inCase((caseFile) => ({ ...caseFile, representative: { ...caseFile.representative, name } }))
  }
  return (
    <Asked title={title} page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="firm"
          label={title}
          hint="As it stands on the message or the contract. A claims firm or a law firm."
          value={typed}
          onChange={setTyped}
          error={faultOf('firm')}
          width={40}
        />
      )}
    </Asked>
  )
}
