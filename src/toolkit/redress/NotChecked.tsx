import { FoldedPart, type PartHeading } from '../../components/FoldedPart.tsx'
import type { Redress } from '../../rules/redress/redressFor.ts'
import { notChecked } from '../../rules/redress/reasonsFor.ts'
import { reasonText } from '../../rules/redress/reason.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** Every rule that nobody was asked about, or whose answer or figures are not known, with the reason. */
export function NotChecked({
  redress,
  words,
  heading,
}: {
  redress: Redress
  words: ToolWords['redress-calculator']
  heading: PartHeading
}) {
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
