import { useState } from 'react'
import { parsePlates } from '../../casefile/inputs/agreement.ts'
import { hasNumber } from '../../letters/agreementWords.ts'
import { useTyped } from '../case/useTyped.ts'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** The number plates, of any age and style. Optional; asked about once more when nothing else would find the agreement. */
export function PlatesQuestion(page: QuestionProps) {
  const words = questionWords(page).plates
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
    <Asked title={words.title} page={page} check={check} {...(warned ? { button: words.without } : {})}>
      {(faultOf) => (
        <>
          <TextInput
            asQuestion
            id="plates"
            label={words.optional}
            hint={words.hint}
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
              {words.warning}
            </p>
          )}
        </>
      )}
    </Asked>
  )
}
