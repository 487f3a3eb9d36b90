import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import type { Answer } from '../../rules/answer.ts'
import type { LenderLetter } from '../../rules/redress/lenderLetter.ts'
import { filled } from '../../rules/redress/reason.ts'
import type { Redress } from '../../rules/redress/redressFor.ts'
import type { Scheme } from '../../rules/scheme/scheme.ts'
import type { ToolWords } from '../wordsFiles.ts'

type Words = ToolWords['redress-calculator']['letter']

/** The letter the lender would send if it found the same; both letters where it is not known whether there was a complaint. */
export function LetterToCome({
  redress: { letters, scheme },
  complained,
  words: { letter: words },
  heading,
}: {
  redress: Redress
  complained: Answer
  words: ToolWords['redress-calculator']
  heading: PartHeading
}) {
  const says = (letter: LenderLetter | null) => saidOf(letter, scheme, words)
  return (
    <FoldedPart heading={heading} title={words.title}>
      <p>{words.lead}</p>
      {complained === 'unknown' ? (
        <ul>
          <li>
            <strong>{words.ifComplained}</strong> {says(letters.complained)}
          </li>
          <li>
            <strong>{words.ifNotComplained}</strong> {says(letters.notComplained)}
          </li>
        </ul>
      ) : (
        <p>{says(complained ? letters.complained : letters.notComplained)}</p>
      )}
      <p>{words.thinRecords}</p>
    </FoldedPart>
  )
}

function saidOf(letter: LenderLetter | null, scheme: Scheme | null, words: Words): string {
  if (!letter) return words.none
  const annex = `CONRED ${scheme === 1 ? 6 : 5} Annex ${letter.annex}`
  const test = letter.ombudsmanTest === null ? words.noTest : words[letter.ombudsmanTest]
  return `${filled(words[letter.annex], { annex, code: letter.code ?? '' })} ${test}`
}
