import { filledWords, words, group, named } from '../words/fields.ts'

const column = words('A column.')

/** Words on pages of makes of cars. */
export const brandWords = group('Pages of makes of cars.', {
  ...named('today', 'others'),
  notConfirmed: words('Where nobody is known to lend.'),
  find: filledWords('The button.', 'brand'),
  write: filledWords('The other button.', 'lender'),
  parts: group('The list of its parts.', {
    ...named('lenders', 'years', 'points'),
    models: words('A part, and its heading.'),
    ...named('about'),
  }),
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
