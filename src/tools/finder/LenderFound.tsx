import type { ReactNode } from 'react'
import type { KnownLender } from '../../lenders/lenderData.ts'

/** One lender that was found: who it was, who answers now, its page and a letter to it. */
export const LenderFound = ({ name, when, note, lender }: { name: string; when?: ReactNode; note?: string | null | undefined; lender: KnownLender | undefined }) => (
  <section className="found" aria-label={name}>
    <h4>{name}</h4>
    {when && <p className="hint">{when}</p>}
    {note && <p>{note}</p>}
    {lender
      ? (
        <>
          <p><strong>Who answers now:</strong> {lender.detail}</p>
          <p className="row">
            <a className="button quiet" href={`/guides/complaint-letter-generator?lender=${lender.slug}`}>Write to {lender.name}</a>
            {lender.path && <a href={lender.path}>About {lender.name}</a>}
          </p>
        </>
      )
      : <p>We have no page on this lender. <a href="/guides/complaint-letter-generator">The letter tool</a> takes its name as you type it.</p>}
  </section>
)
