import { toolWords } from '../../letters/toolWords.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { inChecks } from '../questions/inChecks.ts'

/** Asks what the words of a letter leave open. */
const openQuestion = (id: 'stage' | 'complained') =>
  function OpenQuestion(page: QuestionProps) {
    const words = toolWords(page.context.words, 'reply-decoder')
    const { title, hint, options } = words[id]
    const [value, setValue] = useTyped(id, page.now.answers.checks?.[id] ?? '')
    return (
      <Asked
        title={title}
        page={page}
        check={() => (value === '' ? [{ box: id, message: words.chooseAnswer }] : inChecks({ [id]: value }))}
      >
        {(faultOf) => (
          <Radios
            asQuestion
            id={id}
            legend={title}
            hint={hint}
            options={Object.entries(options).map(([option, label]) => ({ value: option, label }))}
            value={value}
            onChange={setValue}
            error={faultOf(id)}
          />
        )}
      </Asked>
    )
  }

/** Whether the letter is the lender’s last word. */
export const StageQuestion = openQuestion('stage')
/** Whether the person had complained before it came. */
export const ComplainedQuestion = openQuestion('complained')
