import { inAnswers } from '../case/snapshot.ts'
import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { Asked, type QuestionProps } from './Asked.tsx'

/** What a complaint letter can do, as it is asked and as it is shown for checking. */
export const wants: readonly { value: NonNullable<ToolAnswers['want']>; label: string; hint: string }[] = [
  {
    value: 'both',
    label: 'Ask, and complain if commission was paid',
    hint: 'One letter in two parts. Most people choose this.',
  },
  { value: 'complaint', label: 'Complain now', hint: 'If you already know there was commission' },
  {
    value: 'information',
    label: 'Only ask for now',
    hint: 'It is not a complaint, and starts no time limit for an answer to one',
  },
]

/** What the letter should do. */
export function WantQuestion(page: QuestionProps) {
  const [want, setWant] = useTyped<string>('want', page.now.answers.want ?? '')
  const check = () =>
    want === ''
      ? [{ box: 'want', message: 'Select what the letter should do' }]
      : inAnswers({ want: want as NonNullable<ToolAnswers['want']> })
  return (
    <Asked title="What should the letter do?" page={page} check={check}>
      {(faultOf) => (
        <Radios
          asQuestion
          id="want"
          legend="What should the letter do?"
          options={wants}
          value={want}
          onChange={setWant}
          error={faultOf('want')}
        />
      )}
    </Asked>
  )
}
