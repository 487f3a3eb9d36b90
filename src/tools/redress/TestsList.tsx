import { type Finding, type Reason, reasonText } from '../../rules/redress/reason.ts'
import type { ToolWords } from '../wordsFiles.ts'

const found: Record<Finding, string> = {
  met: 'Yes',
  'not-met': 'No',
  unknown: 'Not known',
  'not-checked': 'Not checked',
}

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
        <strong>{found[reason.finding]}.</strong> {reasonText(words.rules, reason)}{' '}
        <span className="rule">
          {reason.paragraph}
          {reason.confidence !== 'high' && ' (not confirmed)'}
        </span>
      </li>
    ))}
  </ol>
)
