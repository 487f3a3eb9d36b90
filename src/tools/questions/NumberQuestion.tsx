import { accepted, refused } from '../../casefile/inputs/parsed.ts'
import { parseAgreementNumber } from '../../casefile/inputs/parseAgreementNumber.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** The agreement number, which many people no longer have. */
export function NumberQuestion(page: QuestionProps) {
  const {
    now: { caseFile, answers },
    about,
  } = page
  const known = agreementOf(caseFile, about)?.agreementNo ?? ''
  const [has, setHas] = useTyped('has-number', known ? 'yes' : answers.asked.includes(`number:${about}`) ? 'no' : '')
  const [typed, setTyped] = useTyped('number', known)
  const check = () => {
    const parsed = parseAgreementNumber(typed)
    const given =
      parsed.ok && parsed.value === null ? refused('Enter the agreement number, or choose another answer') : parsed
    const faults = faultsOf([
      ['has-number', has ? accepted(has) : refused('Select if you have an agreement number')],
      ['agreement-number', has === 'yes' ? given : null],
    ])
    if (faults.length > 0) return faults
    return inAgreement(about, ({ agreementNo: _, ...agreement }) => ({
      ...agreement,
      ...(has === 'yes' && parsed.ok && parsed.value ? { agreementNo: parsed.value } : {}),
    }))
  }
  return (
    <Asked title="Do you have the agreement number?" page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="has-number"
            legend="Do you have the agreement number?"
            hint="You can complain without it. The lender must then look for you by other details."
            error={faultOf('has-number')}
            value={has}
            onChange={setHas}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
              {
                value: 'unsure',
                label: 'I am not sure where to look',
                hint: 'It is on the agreement, the welcome letter and each statement. Some banks show it beside the direct debit.',
              },
            ]}
          />
          {has === 'yes' && (
            <div className="reveal">
              <TextInput
                id="agreement-number"
                label="Agreement number"
                value={typed}
                onChange={setTyped}
                error={faultOf('agreement-number')}
              />
            </div>
          )}
        </>
      )}
    </Asked>
  )
}
