import { TableBox } from '../../components/TableBox.tsx'
import { allBrands, type Site } from '../../site/site.ts'

/** Who lent for each brand, and when, as a table. */
export function FinderStatic({ site }: { site: Site }) {
  const finances = new Map(site.entries.flatMap(({ brandFinance }) => (brandFinance ? [[brandFinance.slug, brandFinance.lenders]] : [])))
  return (
    <TableBox label="Who lent for each brand">
      <table>
        <caption>Who lent under each brand’s name, as far as we could establish</caption>
        <thead><tr><th scope="col">Brand</th><th scope="col">Lender</th><th scope="col">From</th><th scope="col">To</th></tr></thead>
        <tbody>
          {allBrands(site).flatMap(({ slug, brandName }) => (finances.get(slug) ?? []).map(({ lender, from, to }) => (
            <tr key={`${slug} ${lender} ${from}`}><th scope="row">{brandName}</th><td>{lender}</td><td>{from?.slice(0, 4) ?? 'not known'}</td><td>{to === 'present' ? 'now' : (to?.slice(0, 4) ?? 'not known')}</td></tr>
          )))}
        </tbody>
      </table>
    </TableBox>
  )
}
