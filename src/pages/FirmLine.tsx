import type { Site } from '../site/site.ts'
import { printValue } from '../facts/print.ts'
import { valueOn } from '../facts/valueOn.ts'

/** That nobody needs us, and what we cost, on every page: one line on a phone. What we are stands under the name above it. */
export function FirmLine({ site }: { site: Site }) {
  const { mostPercent } = mostPercentOf(site)
  return (
    <section className="firm" aria-label="What it costs">
      <p className="bar">
        Complain <span className="roomy">to your lender and the ombudsman </span>yourself, free.
        {mostPercent && (
          <>
            {' '}
            We take{' '}
            <a href={site.byPath.has('/fees') ? '/fees' : '/'}>
              up to <span data-fact="fees.highest-share-with-vat">{mostPercent}</span>
              <span className="roomy"> of what you get</span>
            </a>
            .
          </>
        )}
      </p>
    </section>
  )
}

/** The highest share of redress the firm may charge, VAT included, as printed: "36%". Nothing on a site without that fact. */
export function mostPercentOf({ facts, today }: Site): { mostPercent?: string } {
  const share = facts.get('fees.highest-share-with-vat')
  return share ? { mostPercent: printValue(valueOn(share, today).value, share.unit) } : {}
}
