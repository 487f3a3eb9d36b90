import { group, named, words } from '../../content/words/fields.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolWithWords } from '../descriptor.ts'

const FeesFile = group('Words of the comparison of fees.', {
  title: words('The result, as its title. {redress} {keep}'),
  ...named('heading {redress}', 'alone', 'firm {keep} {nothing}', 'table', 'caption', 'paid', 'keepAlone', 'fee'),
  ...named('vat', 'keepFirm', 'static'),
})

export const feeComparison: ToolWithWords<typeof FeesFile> = {
  kind: 'flow',
  facts: feeFacts,
  words: ['fee-comparison'],
  wordsFile: FeesFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
