import { WaysOn } from '../components/WaysOn.tsx'
import type { Entry, Site } from '../site/site.ts'
import { mostPercentOf } from './mostPercentOf.ts'

/** The two ways on, for this page’s lender where it has one. */
export function WaysOnOf({ site, entry }: { site: Site; entry: Entry }) {
  const lender = entry.page.kind === 'claim' || entry.page.kind === 'lender' ? `?lender=${entry.page.lender}` : ''
  return (
    <WaysOn
      firm={site.name}
      applicationUrl={site.company.applicationUrl}
      {...mostPercentOf(site)}
      letterHref={site.byPath.has('/guides/complaint-letter-generator') ? `/guides/complaint-letter-generator${lender}` : '/'}
      feesHref={site.byPath.has('/fees') ? '/fees' : '/'}
    />
  )
}
