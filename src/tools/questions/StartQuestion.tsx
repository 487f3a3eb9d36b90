import { parsePartialDate } from '../../casefile/inputs/dates.ts'
import { useTyped } from '../case/useTyped.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { DateBoxes, dateFaultsOf } from '../kit/DateBoxes.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'

/** When the finance started, as well as it is remembered. */
export function StartQuestion(page: QuestionProps) {
  const words = questionWords(page).start
  const {
    now: { caseFile, answers },
    about,
    context: { today },
  } = page
  const start = agreementOf(caseFile, about)?.start
  const [typed, setTyped] = useTyped('start', {
    day: '',
    month: String(start?.month ?? ''),
    year: String(start?.year ?? ''),
  })
  const [approx, setApprox] = useTyped('approx', start?.approx ?? false)
  const [unknown, setUnknown] = useTyped('unknown', !start && answers.asked.includes(`start:${about}`))
  const check = () => {
    if (unknown) return inAgreement(about, ({ start: _, ...agreement }) => agreement)
    const parsed = parsePartialDate({ ...typed, approx }, { about: words.about, today })
    if (parsed.ok) return inAgreement(about, (agreement) => ({ ...agreement, start: parsed.value }))
    const faults = dateFaultsOf('start', parsed)
    return parsed.fault.id === 'month-none' ? faults.map((fault) => ({ ...fault, message: words.none })) : faults
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(_, faults) => (
        <>
          <DateBoxes
            asQuestion
            id="start"
            legend={words.title}
            hint={words.hint}
            parts={['month', 'year']}
            values={typed}
            faults={faults}
            onChange={(part, value) => {
              setTyped((before) => ({ ...before, [part]: value }))
              setUnknown(false)
            }}
          />
          <Checkbox id="start-approx" label={words.guess} checked={approx} onChange={setApprox} />
          <div className="unknown">
            <p>{words.or}</p>
            <Checkbox id="start-unknown" label={words.unknown} checked={unknown} onChange={setUnknown} />
          </div>
        </>
      )}
    </Asked>
  )
}
