import { z } from 'zod'
import { filledWords, words } from '../words/fields.ts'

const footer = z
  .strictObject({
    sample: words('Above the foot, while the firm’s details are made up.'),
    regulatory: filledWords('Who we are, and what we must say.', 'site', 'firm', 'reference', 'protection', 'number'),
  })
  .describe('The foot of every page.')

const ways = z
  .strictObject({
    title: words('The heading.'),
    alone: words('The way without a firm.'),
    write: words('The button there.'),
    aloneSays: words('Under it.'),
    firm: words('The way with this firm.'),
    firmFor: filledWords('The same, where its highest fee is known.', 'share'),
    apply: words('The button there.'),
    firmSays: filledWords('Under it. {fees} is the link below.', 'firm', 'fees'),
    fees: words('The link to the fees, which shows them on the spot.'),
    feesTitle: words('The heading of what it shows.'),
    feesMore: words('The link from there to the page.'),
  })
  .describe('The two ways on, under every page.')

const Answer = z.strictObject({
  title: words('The answer in short.'),
  says: words('Why, or what to do.'),
  link: words('The link on.'),
  path: words('The page it leads to.'),
})
const quickCheck = z
  .strictObject({
    title: words('The heading.'),
    kind: words('A question.'),
    kinds: z
      .strictObject({ credit: words('An answer.'), other: words('An answer.'), unsure: words('An answer.') })
      .describe('Its answers.'),
    when: words('A question.'),
    whens: z
      .strictObject({
        inside: filledWords('An answer.', 'first', 'last'),
        outside: words('An answer.'),
        unsure: words('An answer.'),
      })
      .describe('Its answers.'),
    dealer: words('A question.'),
    dealers: z
      .strictObject({ dealer: words('An answer.'), alone: words('An answer.'), unsure: words('An answer.') })
      .describe('Its answers.'),
    waiting: words('Before all three are answered.'),
    answers: z
      .strictObject({
        may: Answer.describe('It may concern them.'),
        unsure: Answer.describe('Something is not known.'),
        other: Answer.describe('The kind of finance is another.'),
        outside: Answer.describe('It started outside the dates.'),
        alone: Answer.describe('No dealer arranged it.'),
      })
      .describe('What the answers come to.'),
  })
  .describe('The three questions of the home page.')

const lender = z
  .strictObject({
    complaints: words('Said of a contact from the lender’s own page on complaints.'),
    general: words('Of its general contact.'),
    notice: words('Of one from a notice or the news.'),
    elsewhere: words('Of one that somebody else printed.'),
    none: words('Where no contact is known.'),
    answers: filledWords('Who answers for what it lent.', 'name', 'lender', 'source'),
    source: words('The link to where that comes from.'),
  })
  .describe('Pages of lenders: how sure a contact is, and who answers today.')

const overdue = z
  .strictObject({ one: words('When one is.'), other: filledWords('When several are.', 'count') })
  .describe('Figures of a page that are due to be checked again.')

const toolFault = z
  .strictObject({
    says: words('What has happened, and what has not.'),
    same: words('The link to the form without script.'),
    letters: words('The link, where there is none.'),
    again: words('The button.'),
  })
  .describe('Above a tool that has not started.')

const offline = z
  .strictObject({
    title: words('The heading.'),
    says: words('Why there is no page.'),
    again: words('The link.'),
    works: words('The heading of what works all the same.'),
    others: words('What else does.'),
  })
  .describe('In place of a page that was not read before, without a network.')

const menu = z
  .strictObject({ free: words('Who needs us.'), fee: filledWords('Our highest fee.', 'share') })
  .describe('In the menus of small screens.')

const moved = z
  .strictObject({ title: filledWords('The title of the page.', 'page'), says: words('Its heading.') })
  .describe('A page at a former address.')

const feed = z
  .strictObject({
    title: filledWords('Its title.', 'site'),
    value: filledWords('What is said of a figure that changed.', 'from', 'checked', 'page'),
  })
  .describe('The feed of what has changed.')

/** content/page-parts.yaml: what stands around the words of pages, on every page or on those of a kind. */
export const PagePartsFile = z.strictObject({
  footer,
  ways,
  quickCheck,
  lender,
  overdue,
  toolFault,
  offline,
  menu,
  moved,
  feed,
  shared: words('On the pictures of shared links.'),
})

export type PageParts = z.infer<typeof PagePartsFile>
