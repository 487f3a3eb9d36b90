import { lenderKey } from '../../casefile/lenderKey.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { lenderNameOf } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { toldBefore } from './fromLender.ts'
import { inChecks } from './inChecks.ts'

/** Which of the lenders that are in the case already, or another. */
export function FromQuestion(page: QuestionProps) {
  const words = questionWords(page).from
  const { now, context } = page
  const [from, setFrom] = useTyped('from', now.answers.checks?.['from'] ?? '')
  const known = [
    ...new Map(toldBefore(now).map((agreement) => [lenderKey(agreement), lenderNameOf(agreement, context)])),
  ]
  const check = () => (from === '' ? [{ box: 'from', message: words.none }] : inChecks({ from }))
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <Radios
          asQuestion
          id="from"
          legend={words.title}
          options={[...known.map(([value, label]) => ({ value, label })), { value: 'other', label: words.other }]}
          value={from}
          onChange={setFrom}
          error={faultOf('from')}
        />
      )}
    </Asked>
  )
}
