import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { toolWords } from '../../letters/toolWords.ts'
import type { StaticProps } from '../descriptor.ts'

export function Static({ brands, words: given }: StaticProps) {
  const { static: words } = toolWords(given, 'lender-finder')
  return (
    <DataTable label={words.title} caption={words.caption} columns={[words.brand, words.lender, words.from, words.to]}>
      {brands.flatMap(({ slug, name, spells }) =>
        spells.map(({ lender, from, to }) =>
          dataRow(`${slug} ${lender} ${from}`, [
            name,
            lender,
            from?.slice(0, 4) ?? words.notKnown,
            to === 'present' ? words.now : (to?.slice(0, 4) ?? words.notKnown),
          ]),
        ),
      )}
    </DataTable>
  )
}
