import { z } from 'zod'
import { filledWords, words } from '../words/fields.ts'

const column = words('A column.')

/** Words on pages of makes of cars. */
export const brandWords = z
  .strictObject({
    today: words('A line.'),
    others: words('A line.'),
    notConfirmed: words('Where nobody is known to lend.'),
    find: filledWords('The button.', 'brand'),
    write: filledWords('The other button.', 'lender'),
    parts: z
      .strictObject({
        lenders: words('A part.'),
        years: words('A part.'),
        points: words('A part.'),
        models: words('A part, and its heading.'),
        about: words('A part.'),
      })
      .describe('The list of its parts.'),
    lenders: filledWords('A heading.', 'brand'),
    years: filledWords('A heading.', 'brand'),
    table: filledWords('What the table is, as it is read out.', 'brand'),
    from: column,
    to: column,
    company: column,
    source: words('The link to where a line comes from.'),
    soldAs: filledWords('Under the table.', 'brand', 'products'),
    points: filledWords('A heading.', 'brand'),
  })
  .describe('Pages of makes of cars.')
