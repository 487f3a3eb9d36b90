import { firstFinanceYear } from '../../casefile/inputs/dates.ts'
import { partsOf } from '../../dates/plainDate.ts'
import { inAnswers } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useWords } from '../kit/useWords.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { type SarAnswers, sarOf } from './sarAnswers.ts'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** How the data should come, and what narrows the request. */
export function FormatQuestion(page: QuestionProps) {
  const { format: words } = useWords('access-request')
  const {
    now: { caseFile, answers },
    context: { today },
  } = page
  const known = sarOf(answers)
  const [format, setFormat] = useTyped<string>('format', answers.asked.includes('sar-format') ? known.format : '')
  const [from, setFrom] = useTyped('from', String(known.years?.from ?? ''))
  const [to, setTo] = useTyped('to', String(known.years?.to ?? ''))
  const [withoutPolicies, setWithoutPolicies] = useTyped('without-policies', known.withoutPolicies)
  const [alsoBrokers, setAlsoBrokers] = useTyped('also-brokers', known.alsoBrokers)
  const dealers = caseFile.agreements.some(({ dealer }) => dealer)
  const check = () => {
    const years = { from: yearOf(from), to: yearOf(to) }
    const given = from.trim() !== '' || to.trim() !== ''
    const faults = faultsOf([
      ['sar-format', format ? null : words.none],
      ['years-from', !given || years.from > 0 ? null : words.noFirst],
      [
        'years-to',
        !given
          ? null
          : years.to === 0
            ? words.noLast
            : years.to < years.from || years.to > partsOf(today).year
              ? words.order
              : null,
      ],
    ])
    const { years: _, ...rest } = known
    return faults.length > 0
      ? faults
      : inAnswers({
          sar: {
            ...rest,
            format: format as SarAnswers['format'],
            withoutPolicies,
            alsoBrokers: alsoBrokers && dealers,
            ...(given ? { years } : {}),
          },
        })
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="sar-format"
            legend={words.title}
            options={[
              { value: 'email', label: words.email },
              { value: 'post', label: words.post },
              { value: 'portal', label: words.portal },
            ]}
            value={format}
            onChange={setFormat}
            error={faultOf('sar-format')}
          />
          <div className="fields">
            <TextInput
              id="years-from"
              label={words.from}
              inputMode="numeric"
              width={4}
              value={from}
              onChange={setFrom}
              error={faultOf('years-from')}
            />
            <TextInput
              id="years-to"
              label={words.to}
              inputMode="numeric"
              width={4}
              value={to}
              onChange={setTo}
              error={faultOf('years-to')}
            />
          </div>
          <div className="options">
            <Checkbox
              id="without-policies"
              label={words.withoutPolicies}
              checked={withoutPolicies}
              onChange={setWithoutPolicies}
            />
            {dealers && (
              <Checkbox
                id="also-brokers"
                label={words.brokers}
                hint={words.brokersHint}
                checked={alsoBrokers}
                onChange={setAlsoBrokers}
              />
            )}
          </div>
        </>
      )}
    </Asked>
  )
}

const yearOf = (typed: string): number =>
  /^\d{4}$/.test(typed.trim()) && Number(typed) >= firstFinanceYear ? Number(typed) : 0
