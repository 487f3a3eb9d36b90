import { useState } from 'react'
import { parsePlates } from '../../casefile/inputs/parsePlates.ts'
import { hasNumber } from '../../letters/agreementWords.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** The number plates, of any age and style. Optional; asked about once more when nothing else would find the agreement. */
export function PlatesQuestion(page: QuestionProps) {
  const {
    now: { caseFile },
    about,
  } = page
  const agreement = agreementOf(caseFile, about)
  const [typed, setTyped] = useTyped('plates', () => agreement?.reg?.join(', ') ?? '')
  const [warned, setWarned] = useState(false)
  const check = () => {
    const plates = parsePlates(typed)
    if (!plates.ok) return faultsOf([['plates', plates]])
    if (plates.value.length === 0 && agreement && !hasNumber(agreement) && !warned) {
      setWarned(true)
      return []
    }
    return inAgreement(about, ({ reg: _, ...rest }) => ({
      ...rest,
      ...(plates.value.length > 0 ? { reg: plates.value } : {}),
    }))
  }
  return (
    <Asked
      title="What was the number plate?"
      page={page}
      check={check}
      {...(warned ? { button: 'Go on without it' } : {})}
    >
      {(faultOf) => (
        <>
          <TextInput
            asQuestion
            id="plates"
            label="What was the number plate? (optional)"
            hint="Any age or style. If the car was changed, give both with a comma between them."
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setWarned(false)
            }}
            error={faultOf('plates')}
            width={40}
          />
          {warned && (
            <p className="doubt" role="alert">
              Without a number or a plate the lender has only your name, your addresses and the date to find you by. Old
              insurance letters, MOT papers and photos may show the plate. You can go on without it.
            </p>
          )}
        </>
      )}
    </Asked>
  )
}
