import { DayQuestion } from '../questions/DayQuestion.tsx'
import { inChecks } from '../questions/inChecks.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import { dateOf } from './decoderSteps.ts'
import { knownLetters } from '../letters/knownLetters.ts'
import { replyReadings } from './replyReadings.ts'

/** The date on a letter, from which its time limits run. Of several letters, each is asked about by its name. */
export function DatedQuestion(page: QuestionProps) {
  const { checks } = page.now.answers
  const index = Number(page.about || 0)
  const readings = replyReadings(checks)
  const name = readings[index]?.letters[0]?.name
  const kept = dateOf(index)
  const title = 'What is the date on the letter?'
  return (
    <DayQuestion
      page={page}
      id={kept}
      title={readings.length > 1 && name ? `${title.slice(0, -1)}: ${name}?` : title}
      about="on the letter"
      hint="Like 27 3 2026. Time limits run from this date. If it has none, give the day it came."
      given={checks?.[kept] || knownLetters()?.letterDate(readings[index]?.text ?? '')?.date}
      keep={(day) => inChecks({ [kept]: day ?? '' })}
    />
  )
}
