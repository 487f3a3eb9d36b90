import type { PrintedFact } from '../facts/print.ts'

/** The fragment of a fact’s entry in the page’s list of sources. `factsShown` in src/pages/documentOf.tsx tells from it which facts a page shows. */
export const sourceId = (factId: string): string => `source-${factId}`

/** A figure in prose. It leads to its source; pointing at it or pressing it shows the source in place. */
export function FactValue({ fact }: { fact: PrintedFact }) {
  return (
    <a className="fact" href={`#${sourceId(fact.id)}`}>
      {fact.text}
      {!fact.confirmed && <Unconfirmed />}
    </a>
  )
}

/** The small mark on what is not confirmed. One note on the page says what it means: documentOf.tsx adds it. */
export const Unconfirmed = () => (
  <span className="unconfirmed" role="img" aria-label="(not confirmed)">
    °
  </span>
)
