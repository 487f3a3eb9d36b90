import { lenderKey } from '../../casefile/lenderKey.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { lenderNameOf } from './agreements.ts'
import { Asked, type QuestionProps } from './Asked.tsx'
import { toldBefore } from './fromLender.ts'
import { inChecks } from './inChecks.ts'

const title = 'Which lender sent the letter?'

/** Which of the lenders that are in the case already, or another. */
export function FromQuestion(page: QuestionProps) {
  const { now, context } = page
  const [from, setFrom] = useTyped('from', now.answers.checks?.['from'] ?? '')
  const known = [
    ...new Map(toldBefore(now).map((agreement) => [lenderKey(agreement), lenderNameOf(agreement, context.lenders)])),
  ]
  const check = () =>
    from === '' ? [{ box: 'from', message: 'Select the lender that sent the letter' }] : inChecks({ from })
  return (
    <Asked title={title} page={page} check={check}>
      {(faultOf) => (
        <Radios
          asQuestion
          id="from"
          legend={title}
          options={[...known.map(([value, label]) => ({ value, label })), { value: 'other', label: 'Another lender' }]}
          value={from}
          onChange={setFrom}
          error={faultOf('from')}
        />
      )}
    </Asked>
  )
}
