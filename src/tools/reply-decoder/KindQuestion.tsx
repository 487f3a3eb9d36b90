import { fillIn } from '../../content/words/fillIn.ts'
import { noneOfThem } from '../../replies/recognised.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { useWords } from '../kit/useWords.ts'
import { knownLetters } from '../letters/knownLetters.ts'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { inChecks } from '../questions/inChecks.ts'
import { evidenceWords } from './evidenceWords.ts'
import { replyReadings } from './replyReadings.ts'

/** Which of the letters that it may be it is: asked where something else would follow, with the words that speak for each. */
export function KindQuestion(page: QuestionProps) {
  const { chooseAnswer, kind: words } = useWords('reply-decoder')
  const { checks } = page.now.answers
  const [value, setValue] = useTyped('kind', checks?.['kind'] ?? '')
  const known = knownLetters()
  const reading = replyReadings({ ...checks, kind: '' }).find(({ asks }) => asks.includes('kind'))
  const options = (reading?.letters ?? []).map((letter) => {
    const found = known && reading ? evidenceWords(reading, letter.id, known) : undefined
    return {
      value: letter.id,
      label: letter.name,
      hint: found ? fillIn(words.because, { words: found }) : letter.means,
    }
  })
  return (
    <Asked
      title={words.title}
      page={page}
      check={() => (value === '' ? [{ box: 'kind', message: chooseAnswer }] : inChecks({ kind: value }))}
    >
      {(faultOf) => (
        <Radios
          asQuestion
          id="kind"
          legend={words.title}
          hint={words.hint}
          options={[...options, { value: noneOfThem, label: words.none }, { value: 'unsure', label: words.unsure }]}
          value={value}
          onChange={setValue}
          error={faultOf('kind')}
        />
      )}
    </Asked>
  )
}
