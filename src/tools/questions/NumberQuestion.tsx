import { parseAgreementNumber } from '../../casefile/inputs/agreement.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** The agreement number, which many people no longer have. */
export function NumberQuestion(page: QuestionProps) {
  const words = questionWords(page).number
  const {
    now: { caseFile, answers },
    about,
  } = page
  const known = agreementOf(caseFile, about)?.agreementNo ?? ''
  const [has, setHas] = useTyped('has-number', known ? 'yes' : answers.asked.includes(`number:${about}`) ? 'no' : '')
  const [typed, setTyped] = useTyped('number', known)
  const check = () => {
    const parsed = parseAgreementNumber(typed)
    const given = parsed.ok && parsed.value === null ? words.noNumber : parsed
    const faults = faultsOf([
      ['has-number', has ? null : words.none],
      ['agreement-number', has === 'yes' ? given : null],
    ])
    if (faults.length > 0) return faults
    return inAgreement(about, ({ agreementNo: _, ...agreement }) => ({
      ...agreement,
      ...(has === 'yes' && parsed.ok && parsed.value ? { agreementNo: parsed.value } : {}),
    }))
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="has-number"
            legend={words.title}
            hint={words.hint}
            error={faultOf('has-number')}
            value={has}
            onChange={setHas}
            options={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
              {
                value: 'unsure',
                label: words.unsure,
                hint: words.unsureHint,
              },
            ]}
          />
          {has === 'yes' && (
            <div className="reveal">
              <TextInput
                id="agreement-number"
                label={words.number}
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
