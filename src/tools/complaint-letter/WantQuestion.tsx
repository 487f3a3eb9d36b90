import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import { inAnswers } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { useWords } from '../kit/useWords.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'

type Want = NonNullable<ToolAnswers['want']>

/** What the letter should do. */
export function WantQuestion(page: QuestionProps) {
  const words = useWords('complaint-letter').want
  const [want, setWant] = useTyped<string>('want', page.now.answers.want ?? '')
  const check = () => (want === '' ? [{ box: 'want', message: words.none }] : inAnswers({ want: want as Want }))
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <Radios
          asQuestion
          id="want"
          legend={words.title}
          options={Object.entries(words.options).map(([value, option]) => ({ value, ...option }))}
          value={want}
          onChange={setWant}
          error={faultOf('want')}
        />
      )}
    </Asked>
  )
}
