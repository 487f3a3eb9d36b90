import { z } from 'zod'
import { filledWords, words } from '../../content/words/fields.ts'

const asked = z
  .strictObject({
    title: words('The question.'),
    hint: words('Under it.'),
    none: words('When it is empty.'),
    tooLong: filledWords('When it is too long.', 'most'),
  })
  .describe('A question with a box.')

/** What the lender finder asks, finds and advises. A word in braces is filled in. */
export const FinderFile = z.strictObject({
  make: asked,
  name: asked,
  foundBy: filledWords('Beside a lender that has another name.', 'name'),
  found: z
    .strictObject({
      place: words('When lenders are known for the make.'),
      gap: words('When none is known for that year.'),
      unknown: words('When the make is not known.'),
      later: words('Of who lends under the name now.'),
      anyName: words('When the name is not known.'),
    })
    .describe('What the result says.'),
  free: words('The heading of what it costs to go on.'),
  freeSays: words('Under it.'),
  ladder: z
    .strictObject({
      after: words('The heading, where lenders were found.'),
      instead: words('The heading, where none was.'),
      steps: z.array(words('One place to look.')).min(1).describe('Where to look, the quickest way first.'),
      more: words('Beneath.'),
    })
    .describe('Where else a lender’s name can be found.'),
})
