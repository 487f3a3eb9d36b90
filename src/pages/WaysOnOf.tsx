import { WaysOn } from '../components/WaysOn.tsx'
import { withLender } from '../content/lenders/lenderInAddress.ts'
import type { Entry, Site } from '../site/site.ts'
import { mostPercentOf } from './FirmLine.tsx'

/** The two ways on, for this page’s lender where it has one. */
export function WaysOnOf({ site, entry }: { site: Site; entry: Entry }) {
  const letter = '/guides/complaint-letter-generator'
  const lender = entry.page.kind === 'claim' || entry.page.kind === 'lender' ? entry.page.lender : undefined
  const words = site.pageParts?.ways
  if (!words) return null
  return (
    <WaysOn
      words={words}
      firm={site.name}
      applicationUrl={site.company.applicationUrl}
      {...mostPercentOf(site)}
      letterHref={site.byPath.has(letter) ? (lender === undefined ? letter : withLender(letter, lender)) : '/'}
      feesHref={site.byPath.has('/fees') ? '/fees' : '/'}
    />
  )
}
