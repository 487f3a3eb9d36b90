import { WaysOn } from '../components/WaysOn.tsx'
import { withLender } from '../content/lenders/lenderInAddress.ts'
import type { Entry, Site } from '../site/site.ts'
import { mostPercentOf } from './FirmLine.tsx'

/** The two ways on, for this page’s lender where it has one. */
export function WaysOnOf({ site, entry }: { site: Site; entry: Entry }) {
  const letter = site.pathOf.get('complaint-letter')
  const lender = entry.page.kind === 'claim' || entry.page.kind === 'lender' ? entry.page.lender : undefined
  const { pageParts } = site
  if (!pageParts) return null
  return (
    <WaysOn
      words={pageParts.ways}
      firm={site.name}
      applicationUrl={site.company.applicationUrl}
      {...mostPercentOf(site)}
      letterHref={letter === undefined || lender === undefined ? (letter ?? '/') : withLender(letter, lender)}
      feesHref={pageParts.pages.fees}
    />
  )
}
