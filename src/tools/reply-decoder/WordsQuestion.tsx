import { useTyped } from '../case/useTyped.ts'
import { TextArea } from '../kit/TextArea.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { mostRead } from '../../replies/lenderLetter.ts'
import { useWords } from '../kit/useWords.ts'

/** The letter’s own words. */
export function WordsQuestion(page: QuestionProps) {
  const { title, hint, none } = useWords('reply-decoder').words
  const [words, setWords] = useTyped('words', page.now.answers.checks?.['words'] ?? '')
  const check = () => {
    if (words.trim() === '') return [{ box: 'words', message: none }]
    return inChecks({ words: words.slice(0, mostRead) })
  }
  return (
    <Asked title={title} page={page} check={check}>
      {(faultOf) => (
        <TextArea
          asQuestion
          id="words"
          label={title}
          hint={hint}
          rows={10}
          value={words}
          onChange={setWords}
          error={faultOf('words')}
        />
      )}
    </Asked>
  )
}
