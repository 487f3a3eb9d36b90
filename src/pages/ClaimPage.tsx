import { fillIn } from '../content/words/fillIn.ts'
import { AnswersNow } from './AnswersNow.tsx'
import { LenderCommission, LenderContact, lenderParts, WhatHappensNext } from './LenderParts.tsx'
import { PageFrame, partsOf, type TemplateProps } from './PageFrame.tsx'
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
      parts={[named.complain, ...partsOf(article.body), named.commission, named.next]}
    >
      <AnswersNow site={site} lender={lender} />
      <LenderContact site={site} lender={lender} />
      <ProseOf site={site} markdown={article.body} />
      <LenderCommission site={site} lender={lender} />
      <WhatHappensNext site={site} />
      <p>
        <a href={`/lenders/${lender.slug}`}>{words && fillIn(words.who, { lender: lender.name })}</a>
      </p>
    </PageFrame>
  )
}
