import {
  type FinancedBrand,
  type KnownLender,
  type LenderData,
  type Successor,
  successorOf,
} from '../content/lenders/lenderData.ts'
import type { Lender } from '../content/lenders/schema.ts'
import { plainText } from '../content/prose/plainText.ts'
import type { Site } from './site.ts'

/** Contents of lenders.json for the tools: how to write to each lender, every name it has had, and who lent for each brand. */
export function lenderData(site: Site): LenderData {
  const pages = new Map(
    site.entries.flatMap(({ lender, path, page }) => (lender && page.kind === 'lender' ? [[lender.slug, path]] : [])),
  )
  return {
    lenders: [...site.lenders.values()].map((lender) => ({
      ...known(lender),
      ...answering(successorOf(lender, site.lenders)),
      detail: plainText(lender.status.detail, site.prose),
      path: pages.get(lender.slug) ?? null,
    })),
    names: site.lenderNames,
    brands: financedBrands(site),
  }
}

export function financedBrands(site: Site): FinancedBrand[] {
  const finances = new Map(
    site.entries.flatMap(({ brandFinance }) => (brandFinance ? [[brandFinance.slug, brandFinance]] : [])),
  )
  return [...site.brands.values()].flatMap(({ slug, brandName }) => {
    const finance = finances.get(slug)
    return finance
      ? {
          slug,
          name: brandName,
          otherNames: finance.otherNames ?? [],
          spells: finance.lenders.map(({ from, to, lender, slug: lent, note }) => ({
            from,
            to,
            lender: plainText(lender, site.prose),
            slug: lent,
            note: note && plainText(note, site.prose),
          })),
        }
      : []
  })
}

function known({ slug, name, legalName, formerNames, status: { state }, complaints }: Lender) {
  const { email, postalAddress, phone, webform } = complaints
  return { slug, name, legalName, formerNames, status: { state }, complaints: { email, postalAddress, phone, webform } }
}

const answering = (successor: Successor | undefined): Pick<KnownLender, 'successor'> => {
  if (!successor) return {}
  const { source: _, ...told } = successor
  return { successor: told }
}
