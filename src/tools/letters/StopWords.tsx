import type { StopPage } from '../../letters/stopPage.ts'
import { Plate } from '../kit/Plate.tsx'
import { useTitle } from '../kit/useTitle.ts'

/** Where each way on leads. */
const paths: Record<string, string> = {
  cancel: '/guides/represented-check',
  'fee-breakdown': '/guides/represented-check',
  complaint: '/guides/complaint-letter-generator',
  deadlines: '/pcp-complaint-timelines-deadlines',
  'reply-decoder': '/guides/reply-decoder',
  'no-reply': '/pcp-claim-letter-template',
  'ombudsman-pack': '/guides/fos-escalation-pack',
  court: '/court-route-overview',
}

/** Why there is no letter, and what to do instead. An answer like any other, and no error. */
export function StopWords({
  page: { title, explanation, next },
  onNext = {},
}: {
  page: StopPage
  /** Ways on that stay within the tool, by their names. */
  onNext?: Readonly<Record<string, () => void>>
}) {
  useTitle(title)
  return (
    <div data-result="" className="result">
      <Plate heading={title} />
      {explanation.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <ul>
        {next.map(({ label, tool }) => {
          const within = onNext[tool]
          return (
            <li key={label}>
              {within ? (
                <button type="button" className="as-link" onClick={within}>
                  {label}
                </button>
              ) : (
                <a href={paths[tool] ?? '/'}>{label}</a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
