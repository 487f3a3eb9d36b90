import { z } from 'zod'
import { filledWords, words, group, named } from '../../content/words/fields.ts'

const Want = z.strictObject({ label: words('An answer.'), hint: words('Beside it.') })

export const ComplaintFile = group('What the complaint letter’s tool asks and says beside the letter.', {
  want: group('What the letter should do.', {
    ...named('title', 'none'),
    options: group('The answers, in order.', {
      both: Want.describe('Ask first, and complain if there was commission.'),
      complaint: Want.describe('Complain.'),
      information: Want.describe('Ask alone.'),
    }),
  }),
  check: group('The answers, to be checked.', {
    ...named('button'),
    before: words('A line: complained before.'),
    represented: words('Its answer, where a firm without a name acts.'),
    ...named('complained', 'notBefore'),
    want: words('A line: what it should do.'),
  }),
  letters: group('The letters.', {
    ...named('title'),
    ready: filledWords('The heading of several.', 'count'),
    ...named('says'),
    reference: filledWords('Above a letter.', 'reference'),
    next: filledWords('The way on to the next.', 'name'),
    joint: filledWords('The way on to that of another holder.', 'name'),
    copy: words('The way on to the request for a copy of the agreement.'),
    another: words('The way on to another lender.'),
    papers: words('The way on to the list of papers; the link goes there.'),
  }),
  copy: group('The request for a copy of the agreement.', {
    title: words('The title of the page, and its heading.'),
    ...named('says'),
  }),
  joint: group('The letter for another holder of a joint agreement.', {
    ...named('title'),
    heading: filledWords('The heading.', 'name'),
    ...named('says'),
  }),
})
