import type { PrintedFact } from '../facts/printedFact.ts'

/** The fragment of a fact’s entry in the page’s list of sources. Which facts a page shows is read from it: factsShown.ts. */
export const sourceId = (factId: string): string => `source-${factId}`

/** A figure in prose. It leads to its source; pointing at it or pressing it shows the source in place. */
export function FactValue({ fact }: { fact: PrintedFact }) {
  return (
    <a className="fact" href={`#${sourceId(fact.id)}`}>
      {fact.text}
      {!fact.confirmed && <span className="unconfirmed"> (not confirmed)</span>}
    </a>
  )
}
