import { TableBox } from '../../components/TableBox.tsx'
import { toolWords } from '../../letters/toolWords.ts'
import type { StaticProps } from '../descriptor.ts'

/** Show who lent for each brand, and when, as a table. */
export function Static({ brands, words: given }: StaticProps) {
  const { static: words } = toolWords(given, 'lender-finder')
  return (
    <TableBox label={words.title}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.brand}</th>
            <th scope="col">{words.lender}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.to}</th>
          </tr>
        </thead>
        <tbody>
          {brands.flatMap(({ slug, name, spells }) =>
            spells.map(({ lender, from, to }) => (
              <tr key={`${slug} ${lender} ${from}`}>
                <th scope="row">{name}</th>
                <td>{lender}</td>
                <td>{from?.slice(0, 4) ?? words.notKnown}</td>
                <td>{to === 'present' ? words.now : (to?.slice(0, 4) ?? words.notKnown)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </TableBox>
  )
}
