import type { Finding, Reason } from '../../rules/redress/reason.ts'

const words: Record<Finding, string> = {
  met: 'Yes',
  'not-met': 'No',
  unknown: 'Not known',
  'not-checked': 'Not checked',
}

/** Every rule tested, what was found and where it is written. */
export const TestsList = ({ reasons }: { reasons: readonly Reason[] }) => (
  <ol className="tests">
    {reasons.map(({ rule, finding, text, paragraph, confidence }) => (
      <li key={rule} data-finding={finding}>
        <strong>{words[finding]}.</strong> {text}{' '}
        <span className="rule">
          {paragraph}
          {confidence !== 'high' && ' (not confirmed)'}
        </span>
      </li>
    ))}
  </ol>
)
