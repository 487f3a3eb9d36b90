import { fillIn } from '../content/words/fillIn.ts'
import { AnswersNow } from './AnswersNow.tsx'
import {
  ComplaintContact,
  LenderCommission,
  LenderNamesTable,
  LenderNotes,
  LenderNow,
  lenderParts,
  WhatHappensNext,
} from './LenderParts.tsx'
import { mainPartsOf, PageFrame, type TemplateProps } from './PageFrame.tsx'
import { ProseOf } from './ProseOf.tsx'

/** Template of a lender’s page: how to complain to it, then who it is and what we know of it. */
export function LenderPage({ site, entry }: TemplateProps) {
  const { lender, article } = entry
  if (!lender || !article) return null
  const words = site.pageParts?.lender
  const named = lenderParts(site)
  const brands = [...site.brands.values()].filter(({ commonLenders }) =>
    commonLenders.some(({ href }) => href === entry.path),
  )
  return (
    <PageFrame
      site={site}
      entry={entry}
      parts={[named.complain, named.names, ...mainPartsOf(article.body), named.commission, named.next]}
    >
      <AnswersNow site={site} lender={lender} />
      <ComplaintContact site={site} lender={lender} />
      <LenderNow site={site} lender={lender} />
      <LenderNamesTable site={site} lender={lender} />
      <ProseOf site={site} markdown={article.body} />
      <LenderNotes site={site} lender={lender} />
      <LenderCommission site={site} lender={lender} />
      <WhatHappensNext site={site} />
      {brands.length > 0 && (
        <section aria-labelledby="brands">
          <h2 id="brands">{words?.makes}</h2>
          <ul>
            {brands.map(({ slug, brandName }) => (
              <li key={slug}>
                <a href={`/brands/${slug}`}>{words && fillIn(words.make, { brand: brandName })}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  )
}

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
