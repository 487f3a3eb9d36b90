import { TableBox } from '../../components/TableBox.tsx'
import type { StaticProps } from '../descriptor.ts'

/** Who lent for each brand, and when, as a table. */
export const Static = ({ brands }: StaticProps) => (
  <TableBox label="Who lent for each brand">
    <table>
      <caption>Who lent under each brand’s name, as far as we could establish</caption>
      <thead>
        <tr>
          <th scope="col">Brand</th>
          <th scope="col">Lender</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {brands.flatMap(({ slug, name, spells }) =>
          spells.map(({ lender, from, to }) => (
            <tr key={`${slug} ${lender} ${from}`}>
              <th scope="row">{name}</th>
              <td>{lender}</td>
              <td>{from?.slice(0, 4) ?? 'not known'}</td>
              <td>{to === 'present' ? 'now' : (to?.slice(0, 4) ?? 'not known')}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  </TableBox>
)
