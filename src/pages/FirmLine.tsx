import { MainLink } from '../components/Button.tsx'
import { Filled, FilledParagraph } from '../components/Filled.tsx'
import { PagePreviewLink } from '../components/PagePreviewLink.tsx'
import { withLender } from '../content/lenders/lenderInAddress.ts'
import { printValue } from '../facts/print.ts'
import { valueOn } from '../facts/valueOn.ts'
import type { Entry, Site } from '../site/site.ts'

/** Nobody needs us, and what we cost: one line on a phone. Wide screens add where the button above leads. What we are is said under our name. */
export function FirmLine({ site }: { site: Site }) {
  const words = site.pageParts?.firm
  if (!words) return null
  const roomy = (says: string) => <span className="roomy">{says}</span>
  const percent = percentNamed(site)
  const share = (
    <a href={site.pageParts?.pages.fees}>
      <Filled words={words.share} values={{ percent, what: roomy(words.what) }} />
    </a>
  )
  return (
    <section className="firm" id="firm-line" aria-label={words.about}>
      <p className="bar">
        <Filled words={words.free} values={{ where: roomy(words.where) }} />{' '}
        {percent && <Filled words={words.fee} values={{ share }} />}
        <span className="elsewhere"> {words.elsewhere}</span>
      </p>
    </section>
  )
}

const shareFact = 'fees.highest-share-with-vat'

/** The highest share of redress the firm may charge, VAT included, as printed: "36%". Nothing on a site without that fact. */
export function mostPercentOf({ facts, today }: Site): { mostPercent?: string } {
  const share = facts.get(shareFact)
  return share ? { mostPercent: printValue(valueOn(share, today).value, share.unit) } : {}
}

function percentNamed(site: Site) {
  const { mostPercent } = mostPercentOf(site)
  return mostPercent && <span data-fact={shareFact}>{mostPercent}</span>
}

/** The two ways on, side by side with equal weight, for this page’s lender if it has one. The fees can be seen here before choosing. */
export function WaysOn({ site, entry }: { site: Site; entry: Entry }) {
  const letter = site.pathOf.get('complaint-letter')
  const lender = entry.page.kind === 'claim' || entry.page.kind === 'lender' ? entry.page.lender : undefined
  const letterHref = letter === undefined || lender === undefined ? (letter ?? '/') : withLender(letter, lender)
  const { pageParts } = site
  if (!pageParts) return null
  const words = pageParts.ways
  const share = percentNamed(site)
  const fees = (
    <PagePreviewLink
      id="fees-at-hand"
      href={pageParts.pages.fees}
      part="#fee-table"
      side="bottom"
      title={words.feesTitle}
      label={words.fees}
      more={words.feesMore}
    />
  )
  return (
    <section className="ways-on" aria-labelledby="ways-on">
      <div className="bar">
        <h2 id="ways-on" className="kerb">
          {words.title}
        </h2>
        <div className="ways">
          <div className="way">
            <h3>{words.alone}</h3>
            <MainLink href={letterHref}>{words.write}</MainLink>
            <p>{words.aloneSays}</p>
          </div>
          <div className="way">
            <h3>{share ? <Filled words={words.firmFor} values={{ share }} /> : words.firm}</h3>
            <p>
              <a className="button" href={site.company.applicationUrl} rel="external">
                {words.apply}
              </a>
            </p>
            <FilledParagraph words={words.firmSays} values={{ firm: site.name, fees }} />
          </div>
        </div>
      </div>
    </section>
  )
}
