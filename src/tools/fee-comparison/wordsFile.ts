import { z } from 'zod'
import { filledWords, words } from '../../content/words/fields.ts'

/** Words of the comparison of fees. A word in braces is filled in. */
export const FeesFile = z.strictObject({
  title: filledWords('The result, as its title.', 'redress', 'keep'),
  heading: filledWords('Above the sum.', 'redress'),
  alone: words('Beside it.'),
  firm: filledWords('Under it.', 'keep', 'nothing'),
  table: words('What the table is.'),
  caption: words('Its caption.'),
  paid: words('A column.'),
  keepAlone: words('A column.'),
  fee: words('A column.'),
  vat: words('A column.'),
  keepFirm: words('A column.'),
  static: words('What the table is that is shown without script.'),
})
