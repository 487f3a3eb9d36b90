import { useTyped } from '../case/useTyped.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'

const title = 'What are the words of the letter?'
const most = 20_000

/** The letter’s own words. */
export function WordsQuestion(page: QuestionProps) {
  const [words, setWords] = useTyped('words', page.now.answers.checks?.['words'] ?? '')
  const check = () => {
    if (words.trim() === '') return [{ box: 'words', message: 'Enter the words of the letter' }]
    if (words.length > most)
      return [
        { box: 'words', message: `Words of the letter must be ${most.toLocaleString('en-GB')} characters or less` },
      ]
    return inChecks({ words })
  }
  return (
    <Asked title={title} page={page} check={check}>
      {(faultOf) => (
        <TextArea
          asQuestion
          id="words"
          label={title}
          hint="Paste the letter, or type the lines that give the reason. Leave out your name and account number: they are not needed."
          rows={10}
          value={words}
          onChange={setWords}
          error={faultOf('words')}
        />
      )}
    </Asked>
  )
}
