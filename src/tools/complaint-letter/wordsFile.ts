import { z } from 'zod'
import { filledWords, words } from '../../content/words/fields.ts'

const Want = z.strictObject({ label: words('An answer.'), hint: words('Beside it.') })

/** What the complaint letter’s tool asks and says beside the letter. A word in braces is filled in. */
export const ComplaintFile = z.strictObject({
  want: z
    .strictObject({
      title: words('The question.'),
      none: words('When nothing was answered.'),
      options: z
        .strictObject({
          both: Want.describe('Ask first, and complain if there was commission.'),
          complaint: Want.describe('Complain.'),
          information: Want.describe('Ask alone.'),
        })
        .describe('The answers, in order.'),
    })
    .describe('What the letter should do.'),
  check: z
    .strictObject({
      button: words('The button.'),
      before: words('A line: complained before.'),
      represented: words('Its answer, where a firm without a name acts.'),
      complained: words('Its answer.'),
      notBefore: words('Its answer.'),
      want: words('A line: what it should do.'),
    })
    .describe('The answers, to be checked.'),
  letters: z
    .strictObject({
      title: words('The title of the page.'),
      ready: filledWords('The heading of several.', 'count'),
      says: words('Under it.'),
      reference: filledWords('Above a letter.', 'reference'),
      next: filledWords('The way on to the next.', 'name'),
      joint: filledWords('The way on to that of another holder.', 'name'),
      copy: words('The way on to the request for a copy of the agreement.'),
      another: words('The way on to another lender.'),
      papers: words('The way on to the list of papers; the link goes there.'),
    })
    .describe('The letters.'),
  copy: z
    .strictObject({ title: words('The title of the page, and its heading.'), says: words('Under it.') })
    .describe('The request for a copy of the agreement.'),
  joint: z
    .strictObject({
      title: words('The title of the page.'),
      heading: filledWords('The heading.', 'name'),
      says: words('Under it.'),
    })
    .describe('The letter for another holder of a joint agreement.'),
})
