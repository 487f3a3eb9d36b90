import { fillIn } from '../content/words/fillIn.ts'
import { AnswersNow } from './AnswersNow.tsx'
import { LenderCommission, ComplaintContact, lenderParts, WhatHappensNext } from './LenderParts.tsx'
import { PageFrame, mainPartsOf, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** Template of a claim page: how to complain to one lender. */
export function ClaimPage({ site, entry }: TemplateProps) {
  const { lender, article } = entry
  if (!lender || !article) return null
  const words = site.pageParts?.lender
  const named = lenderParts(site)
  return (
    <PageFrame
      site={site}
      entry={entry}
      parts={[named.complain, ...mainPartsOf(article.body), named.commission, named.next]}
    >
      <AnswersNow site={site} lender={lender} />
      <ComplaintContact site={site} lender={lender} />
      <ProseOf site={site} markdown={article.body} />
      <LenderCommission site={site} lender={lender} />
      <WhatHappensNext site={site} />
      <p>
        <a href={`/lenders/${lender.slug}`}>{words && fillIn(words.who, { lender: lender.name })}</a>
      </p>
    </PageFrame>
  )
}
