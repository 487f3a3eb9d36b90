import { longDate, type PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import { lastKnownDay, valueOn } from '../../facts/valueOn.ts'
import { printSource } from '../../facts/print.ts'

/** Where the figures of a result come from. */
export const FactSources = ({ facts, today }: { facts: readonly Fact[]; today: PlainDate }) => (
  <details className="more">
    <summary>Sources</summary>
    <ul className="fact-sources">
      {facts.map((fact) => {
        const { source } = valueOn(fact, lastKnownDay(fact, today))
        return (
          <li key={fact.id}>
            {fact.describes}{' '}
            <a href={source.url} rel="external noreferrer">
              {printSource(source)}
            </a>
            . Checked {longDate(fact.checked.on)}.{fact.confidence !== 'high' && ' Not confirmed.'}
          </li>
        )
      })}
    </ul>
  </details>
)
