import { BarTable } from '../../components/BarTable.tsx'
import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { FoldedPart, type PartHeading } from '../../components/Fold.tsx'
import { type Answer, allOf } from '../../rules/answer.ts'
import { percentOf } from '../../rules/credit/rates.ts'
import { type Pence, pounds } from '../../rules/money/pence.ts'
import type { Cap } from '../../rules/redress/figuresFor.ts'
import type { LenderLetter } from '../../rules/redress/lenderLetter.ts'
import { filled, parts, type Reason, type ReasonPart, reasonsOf, reasonText } from '../../rules/redress/reason.ts'
import { notChecked } from '../../rules/redress/reasonsFor.ts'
import type { Redress } from '../../rules/redress/redressFor.ts'
import { isSchemeCase } from '../../rules/redress/tests.ts'
import type { Scheme } from '../../rules/scheme/scheme.ts'
import { useWords } from '../controls/useWords.ts'
import type { ToolWords } from '../wordsFiles.ts'

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

/** The three caps, each under both readings, and which of them decides the low end. */
export function CapsTable({ label, redress: { caps, bindingCap } }: { label: string; redress: Redress }) {
  const { caps: words } = useWords('redress-calculator')
  const sum = (pence: Pence | null) => (pence === null ? '–' : pounds(pence))
  const effect = ({ id, limit }: Cap) => (limit === null ? words.unknown : id === bindingCap ? words.binds : words.idle)
  return (
    <DataTable
      label={label}
      caption={words.caption}
      columns={[words.cap, words.limit, words.withInterest, words.effect]}
    >
      {caps.map((cap) => {
        const name = filled(words[cap.id], { share: cap.share ? `${percentOf(cap.share.value)}%` : '' })
        // The first is a share of a sum that holds its interest.
        const limit = sum(cap.id === 'commission' ? null : cap.limit)
        const binds = cap.id === bindingCap ? '' : undefined
        return dataRow(cap.id, [name, limit, sum(cap.withInterest), effect(cap)], { 'data-binds': binds })
      })}
    </DataTable>
  )
}

/** Chart of the remedy’s parts: commission, APR saving and interest, on one scale. */
export function PartsChart({ redress: { aprRemedy, commissionRemedy }, says }: { redress: Redress; says: string }) {
  const { bars: words } = useWords('redress-calculator')
  const parts: [string, number | undefined][] = [
    [words.commission, commissionRemedy?.commission],
    [words.commissionInterest, commissionRemedy?.interest],
    [words.saving, aprRemedy?.loss],
    [words.savingInterest, aprRemedy?.interest],
  ]
  const rows = parts.flatMap(([label, pence]) =>
    pence === undefined ? [] : [{ key: label, label, value: pounds(pence), size: pence }],
  )
  return rows.some(({ size }) => size > 0) ? <BarTable title={words.title} says={says} rows={rows} /> : null
}
