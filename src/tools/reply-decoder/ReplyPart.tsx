import { textOn } from '../../facts/valueOn.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import type { LenderLetter, Sign } from '../../replies/schema.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { answerKind, answerNames } from './answerNames.ts'
import { PointCheck } from './PointCheck.tsx'

/** One of the letters: what it is, what it says beside that, and the replies to it. */
export function ReplyPart({
  reading,
  letters: context,
  words,
  onWrite,
}: {
  reading: LetterReading
  letters: LetterContext
  words: ToolWords['reply-decoder']
  onWrite: (kind: string) => void
}) {
  const { letters, points } = reading
  const kinds = new Set<string>()
  const answer = (name: string | null | undefined) => {
    const kind = answerKind(name)
    if (!kind || kinds.has(kind)) return null
    kinds.add(kind)
    return (
      <p data-screen-only="">
        <button type="button" className="button" onClick={() => onWrite(kind)}>
          {answerNames[kind]}
        </button>
      </p>
    )
  }
  return (
    <>
      {letters.length > 1 && <p>{words.couldBe}:</p>}
      {letters.map((letter) => (
        <section key={letter.id} className="meaning" aria-label={letter.name}>
          <h4>{letter.name}</h4>
          {wordsOf(letter, context, words).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {answer(letter.sendBack)}
          {wayOn(letter)}
        </section>
      ))}
      {points.map((point) => (
        <section key={point.id} className="meaning" aria-label={point.says ?? ''}>
          <h4>{point.says}</h4>
          <Found reading={reading} id={point.id} />
          {[point.means ?? '', ...suspended(point, context)].map((text) => (
            <p key={text}>{text}</p>
          ))}
          {answer(point.next)}
        </section>
      ))}
      <PointCheck reading={reading} words={words.check} onAsk={() => onWrite('missing-points')} />
    </>
  )
}

/** What a letter means, starts and asks for, in the scheme’s present state. */
const wordsOf = (letter: LenderLetter, context: LetterContext, words: ToolWords['reply-decoder']): string[] => [
  letter.means,
  letter.clock,
  letter.act,
  ...suspended(letter, context),
  ...(letter.ombudsmanTest ? [words.tests[letter.ombudsmanTest]] : []),
  ...(letter.status === 'seen' ? [] : [words.inferred]),
]

const suspended = ({ whileSuspended }: LenderLetter | Sign, { today, facts }: LetterContext): string[] =>
  whileSuspended !== undefined && textOn(facts, 'scheme.state', today) === 'part-suspended' ? [whileSuspended] : []

/** The words that gave a point away. */
function Found({ reading: { text, signs, start }, id }: { reading: LetterReading; id: string }) {
  const sign = signs.find((one) => one.id === id)
  const found = sign && text.slice(sign.start - start, sign.end - start)
  return found ? <p className="hint">Found by the words “{found.replace(/\s+/g, ' ')}”</p> : null
}

/** Where a letter leads that is not answered by one written here. */
function wayOn({ sendBack }: LenderLetter) {
  if (sendBack === null) return <p>There is nothing you have to send.</p>
  if (sendBack === 'ombudsman-pack')
    return (
      <p>
        <a className="button" href="/guides/fos-escalation-pack">
          Make the ombudsman pack
        </a>
      </p>
    )
  return sendBack.startsWith('sar') ? (
    <p>
      <a className="button" href="/guides/sar-request-generator">
        Answer about your data
      </a>
    </p>
  ) : null
}
