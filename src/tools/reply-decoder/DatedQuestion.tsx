import { DayQuestion } from '../questions/DayQuestion.tsx'
import { inChecks } from '../questions/inChecks.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import { dateOf } from './decoderSteps.ts'
import { knownLetters } from '../letters/knownLetters.ts'
import { replyReadings } from './replyReadings.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../kit/useWords.ts'

/** The date on a letter, from which its time limits run. Of several letters, each is asked about by its name. */
export function DatedQuestion(page: QuestionProps) {
  const words = useWords('reply-decoder').dated
  const { checks } = page.now.answers
  const index = Number(page.about || 0)
  const readings = replyReadings(checks)
  const name = readings[index]?.letters[0]?.name
  const kept = dateOf(index)
  return (
    <DayQuestion
      page={page}
      id={kept}
      title={readings.length > 1 && name ? fillIn(words.titleOf, { name }) : words.title}
      about={words.about}
      hint={words.hint}
      given={checks?.[kept] || knownLetters()?.letterDate(readings[index]?.text ?? '')?.date}
      keep={(day) => inChecks({ [kept]: day ?? '' })}
    />
  )
}
