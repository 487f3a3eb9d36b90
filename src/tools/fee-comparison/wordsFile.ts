import { filledWords, words, group, named } from '../../content/words/fields.ts'

export const FeesFile = group('Words of the comparison of fees.', {
  title: filledWords('The result, as its title.', 'redress', 'keep'),
  heading: filledWords('Above the sum.', 'redress'),
  ...named('alone'),
  firm: filledWords('Under it.', 'keep', 'nothing'),
  ...named('table', 'caption', 'paid', 'keepAlone', 'fee', 'vat', 'keepFirm'),
  static: words('What the table is that is shown without script.'),
})
