import { FilledParagraph } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { longDate } from '../../dates/plainDate.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { lastReplyDay } from '../../toolkit/letters/replyClocks.ts'

/** The letters of before that these speak of: their time runs already, from their own dates. */
export function EarlierLetters({ readings, letters }: { readings: readonly LetterReading[]; letters: LetterContext }) {
  const words = useWords('reply-decoder').earlier
  const earlier = readings.flatMap(({ text }) => knownLetters()?.earlierIn(text) ?? [])
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h3 id="earlier">{words.title}</h3>
      {earlier.map(({ starts, date, start }) => {
        const name = words.names[starts]
        const day = date && lastReplyDay(starts, date, letters)
        return (
          <p key={start}>
            {day
              ? fillIn(words.dated, { name, letterDay: longDate(date), day: longDate(day) })
              : fillIn(words.undated, { name })}
          </p>
        )
      })}
      <FilledParagraph data-screen-only="" words={words.dates} />
    </section>
  )
}
