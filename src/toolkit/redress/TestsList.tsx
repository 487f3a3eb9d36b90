import { type Reason, reasonText } from '../../rules/redress/reason.ts'
import type { ToolWords } from '../wordsFiles.ts'

/** Every rule tested, what was found and where it is written. */
export const TestsList = ({
  reasons,
  words,
}: {
  reasons: readonly Reason[]
  words: ToolWords['redress-calculator']
}) => (
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
