import {
  LenderCommission,
  LenderContact,
  LenderNamesTable,
  LenderNotes,
  lenderParts,
  WhatHappensNext,
} from './LenderParts.tsx'
import { PageFrame, partsOf, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** Who a lender is and was, and who answers now. */
export function LenderPage({ site, entry }: TemplateProps) {
  const { lender, article } = entry
  if (!lender || !article) return null
  const brands = [...site.brands.values()].filter(({ commonLenders }) =>
    commonLenders.some(({ href }) => href === entry.path),
  )
  const claim = site.byPath.get(`/claims/${lender.slug}`)
  return (
    <PageFrame
      site={site}
      entry={entry}
      parts={[
        ...partsOf(article.body),
        lenderParts.names,
        lenderParts.commission,
        lenderParts.complain,
        lenderParts.next,
      ]}
    >
      <ProseOf site={site} markdown={article.body} />
      <LenderNotes site={site} lender={lender} />
      <LenderNamesTable site={site} lender={lender} />
      <LenderCommission site={site} lender={lender} />
      <LenderContact site={site} lender={lender} />
      <WhatHappensNext site={site} />
      {(brands.length > 0 || claim) && (
        <section aria-labelledby="brands">
          <h2 id="brands">On this site</h2>
          <ul>
            {claim && (
              <li>
                <a href={claim.path}>{claim.title}</a>
              </li>
            )}
            {brands.map(({ slug, brandName }) => (
              <li key={slug}>
                <a href={`/brands/${slug}`}>{brandName} PCP claims</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  )
}
