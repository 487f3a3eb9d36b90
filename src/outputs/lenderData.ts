import type { LenderData } from '../lenders/lenderData.ts'
import { plainText } from '../markdown/plainText.ts'
import { allBrands, type Site } from '../site/site.ts'

/** What lenders.json holds for the tools: how to write to each lender, every name it has had, and who lent for each brand. */
export function lenderData(site: Site): LenderData {
  const pages = new Map(site.entries.flatMap(({ lender, path, page }) => (lender && page.kind === 'lender' ? [[lender.slug, path]] : [])))
  const finances = new Map(site.entries.flatMap(({ brandFinance }) => (brandFinance ? [[brandFinance.slug, brandFinance.lenders]] : [])))
  return {
    lenders: [...site.lenders.values()].map(({ slug, name, legalName, formerNames, status, complaints }) => ({
      slug, name, legalName, formerNames, status: { state: status.state }, detail: plainText(status.detail, site.prose), path: pages.get(slug) ?? null,
      complaints: { email: complaints.email, postalAddress: complaints.postalAddress, phone: complaints.phone, webform: complaints.webform },
    })),
    names: site.lenderNames.map(({ name, kind, lender, from, to }) => ({ name, kind, lender, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })),
    brands: allBrands(site).flatMap(({ slug, brandName }) => {
      const spells = finances.get(slug)
      return spells ? [{ slug, name: brandName, spells: spells.map(({ from, to, lender, slug: lent, note }) => ({ from, to, lender: plainText(lender, site.prose), slug: lent, note: note && plainText(note, site.prose) })) }] : []
    }),
  }
}
