import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps } from './Asked.tsx'

/** Who arranged the finance. Optional. */
export function DealerQuestion(page: QuestionProps) {
  const {
    now: { caseFile },
    about,
  } = page
  const [typed, setTyped] = useTyped('dealer', () => agreementOf(caseFile, about)?.dealer ?? '')
  const check = () => {
    const dealer = oneLine(typed)
    if ([...dealer].length > 100) return [{ box: 'dealer', message: 'Dealer or broker must be 100 characters or less' }]
    return inAgreement(about, ({ dealer: _, ...agreement }) => ({ ...agreement, ...(dealer ? { dealer } : {}) }))
  }
  return (
    <Asked title="Which dealer or broker arranged it?" page={page} check={check}>
      {(faultOf) => (
        <TextInput
          asQuestion
          id="dealer"
          label="Which dealer or broker arranged it? (optional)"
          hint="The name and town, like Example Motors, Leeds"
          value={typed}
          onChange={setTyped}
          error={faultOf('dealer')}
          width={40}
        />
      )}
    </Asked>
  )
}
