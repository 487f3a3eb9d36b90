import { AnswersNow } from './AnswersNow.tsx'
import { LenderCommission, LenderContact, lenderParts, WhatHappensNext } from './LenderParts.tsx'
import { PageFrame, partsOf, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** How to complain to one lender. */
export function ClaimPage({ site, entry }: TemplateProps) {
  const { lender, article } = entry
  if (!lender || !article) return null
  return (
    <PageFrame
      site={site}
      entry={entry}
      parts={[lenderParts.complain, ...partsOf(article.body), lenderParts.commission, lenderParts.next]}
    >
      <AnswersNow site={site} lender={lender} />
      <LenderContact site={site} lender={lender} />
      <ProseOf site={site} markdown={article.body} />
      <LenderCommission site={site} lender={lender} />
      <WhatHappensNext site={site} />
      <p>
        <a href={`/lenders/${lender.slug}`}>Who {lender.name} is, and the names it has used</a>
      </p>
    </PageFrame>
  )
}
