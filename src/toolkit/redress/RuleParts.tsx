import { useWords } from '../controls/useWords.ts'
import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { allOf, type Answer } from '../../rules/answer.ts'
import { type ReasonPart, parts, type Reason, reasonsOf, reasonText, filled } from '../../rules/redress/reason.ts'
import type { Redress } from '../../rules/redress/redressFor.ts'
import { isSchemeCase } from '../../rules/redress/schemeCase.ts'
import type { ToolWords } from '../wordsFiles.ts'
import { notChecked } from '../../rules/redress/reasonsFor.ts'
import type { LenderLetter } from '../../rules/redress/lenderLetter.ts'
import type { Scheme } from '../../rules/scheme/scheme.ts'

type Words = ToolWords['redress-calculator']

/** The scheme’s questions, one part after another: the answer in a line, and every rule behind it on asking. */
export function RuleParts({ redress, heading }: { redress: Redress; heading: PartHeading }) {
  const words = useWords('redress-calculator')
  const { schemeCase, arrangements, unfairness } = redress.tests
  const answers: Partial<Record<ReasonPart, Answer>> = {
    conditions: isSchemeCase(schemeCase),
    arrangements: arrangements.any,
    unfairness: allOf(unfairness.any, unfairness.loss),
  }
  return (
    <FoldedPart heading={heading} title={words.parts.title}>
      {parts.map((part) => {
        const reasons = reasonsOf(part, redress.reasons)
        const answer = answers[part]
        return reasons.length === 0 ? null : (
          <details key={part} className="more">
            <summary>
              {words.parts[part]} {answer !== undefined && <strong>{answerIn(words, answer, reasons)}</strong>}
            </summary>
            <TestsList reasons={reasons} />
          </details>
        )
      })}
    </FoldedPart>
  )
}

function answerIn({ answers }: Words, answer: Answer, reasons: readonly Reason[]): string {
  if (answer === 'unknown') return answers.unknown
  if (!answer) return answers.no
  return reasons.some(({ finding }) => finding === 'not-checked') ? answers.unchecked : answers.yes
}

/** Every rule tested, what was found and where it is written. */
export function TestsList({ reasons }: { reasons: readonly Reason[] }) {
  const words = useWords('redress-calculator')
  return (
    <ol className="tests">
      {reasons.map((reason) => (
        <li key={reason.rule} data-finding={reason.finding}>
          <strong>{words.found[reason.finding]}.</strong> {reasonText(words.rules, reason)}{' '}
          <span className="rule">
            {reason.paragraph}
            {reason.confidence !== 'high' && ' (not confirmed)'}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Every rule that nobody was asked about, or whose answer or figures are not known, with the reason. */
export function NotChecked({ redress, heading }: { redress: Redress; heading: PartHeading }) {
  const words = useWords('redress-calculator')
  const left = notChecked(redress.reasons)
  return left.length === 0 ? null : (
    <FoldedPart heading={heading} title={words.notChecked.title}>
      {redress.outcome === 'redress' && <p>{words.notChecked.lead}</p>}
      <ul>
        {left.map((reason) => (
          <li key={reason.rule}>
            {reasonText(words.rules, reason)} <span className="rule">{reason.paragraph}</span>
          </li>
        ))}
      </ul>
    </FoldedPart>
  )
}

/** The letter the lender would send if it found the same; both letters where it is not known whether there was a complaint. */
export function LetterToCome({
  redress: { letters, scheme },
  complained,
  heading,
}: {
  redress: Redress
  complained: Answer
  heading: PartHeading
}) {
  const { letter: words } = useWords('redress-calculator')
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

function saidOf(letter: LenderLetter | null, scheme: Scheme | null, words: Words['letter']): string {
  if (!letter) return words.none
  const annex = `CONRED ${scheme === 1 ? 6 : 5} Annex ${letter.annex}`
  const test = letter.ombudsmanTest === null ? words.noTest : words[letter.ombudsmanTest]
  return `${filled(words[letter.annex], { annex, code: letter.code ?? '' })} ${test}`
}
