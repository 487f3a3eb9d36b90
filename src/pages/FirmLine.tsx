import type { Site } from '../site/site.ts'
import { printValue } from '../facts/print.ts'
import { valueOn } from '../facts/valueOn.ts'

/** What we are, what we cost and that nobody needs us: beside the first call to action of every page. */
export function FirmLine({ site }: { site: Site }) {
  const { mostPercent } = mostPercentOf(site)
  return (
    <section className="firm bar" aria-label="What we are and what we cost">
      We are a claims management company
      {mostPercent && (
        <>
          ; our fee is{' '}
          <a href={site.byPath.has('/fees') ? '/fees' : '/'}>
            up to <span data-fact="fees.highest-share-with-vat">{mostPercent}</span>
          </a>{' '}
          of what you get
        </>
      )}
      . You do not need us: you can complain to your lender and the ombudsman for free.
    </section>
  )
}

/** The highest share of redress the firm may charge, VAT included, as printed: "36%". Nothing on a site without that fact. */
export function mostPercentOf({ facts, today }: Site): { mostPercent?: string } {
  const share = facts.get('fees.highest-share-with-vat')
  return share ? { mostPercent: printValue(valueOn(share, today).value, share.unit) } : {}
}
