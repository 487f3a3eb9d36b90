import { FoldedPart } from '../../components/Fold.tsx'
import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import { printSource } from '../../facts/print.ts'
import { lastKnownDay, valueOn } from '../../facts/valueOn.ts'

export const FactSources = ({ facts, today }: { facts: readonly (Fact | undefined)[]; today: PlainDate }) => (
  <FoldedPart heading="h3" title="Sources">
    <ul className="fact-sources">
      {facts.map(
        (fact) =>
          fact && (
            <li key={fact.id}>
              <FactLine fact={fact} today={today} />
            </li>
          ),
      )}
    </ul>
  </FoldedPart>
)

/** Show one figure, who says so, when that was looked at, and whether it is sure. */
export function FactLine({ fact, today }: { fact: Fact; today: PlainDate }) {
  const { source } = valueOn(fact, lastKnownDay(fact, today))
  return (
    <>
      {fact.describes}{' '}
      <a href={source.url} rel="external noreferrer">
        {printSource(source)}
      </a>
      . Checked {longDate(fact.checked.on)}.{fact.confidence !== 'high' && ' Not confirmed.'}
    </>
  )
}
