import { FoldedPart } from '../../components/Fold.tsx'
import { sentenceAround } from '../../replies/sentenceAround.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { QuietButton } from '../../components/Button.tsx'

/** Show the points that the letter must make, with the passage where it does; and the way to ask for the rest. */
export function PointCheck({
  reading,
  words,
  onAsk,
}: {
  reading: LetterReading
  words: ToolWords['reply-decoder']['check']
  onAsk: () => void
}) {
  const known = knownLetters()
  const points = known?.checkedPoints(reading, known) ?? []
  if (points.length === 0) return null
  return (
    <FoldedPart heading="h4" title={words.title}>
      <p>{words.intro}</p>
      <ul>
        {points.map(({ says, found }) => (
          <li key={says} data-found={found !== undefined}>
            <strong>{found ? words.found : words.missing}:</strong> {says}
            {found && <Passage {...sentenceAround(reading.text, found)} />}
          </li>
        ))}
      </ul>
      {points.some(({ found }) => !found) && (
        <p data-screen-only="">
          <QuietButton onClick={onAsk}>{words.ask}</QuietButton>
        </p>
      )}
    </FoldedPart>
  )
}

const Passage = ({ before, found, after }: ReturnType<typeof sentenceAround>) => (
  <blockquote>
    {before}
    <mark>{found}</mark>
    {after}
  </blockquote>
)
