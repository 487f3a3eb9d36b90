import { z } from 'zod'
import { pagePath } from '../pagePath.ts'
import { filledWords, words } from '../words/fields.ts'
import { allKinds, type DirectoryName, directories, kindWords, sitemapGroupNames } from '../kinds.ts'

const pages = z
  .strictObject({
    about: pagePath('Who we are. Linked from the head.'),
    contact: pagePath('How to reach us. Linked from the head.'),
    fees: pagePath('What we cost. Linked from the line below the head and from the two ways on.'),
    glossary: pagePath('What terms mean. Linked from every hard word.'),
    timeline: pagePath('What has happened, and what comes next. Shown by the strip.'),
    tools: pagePath('The list of the tools. Every tool’s page stands under it.'),
  })
  .describe('The pages that parts of other pages lead to.')

const strip = z
  .strictObject({
    about: words('What it is, as it is read out.'),
    title: words('The heading of what it opens.'),
    more: words('The link from there to the page.'),
  })
  .describe('Where the scheme stands, above everything.')

const header = z
  .strictObject({
    what: words('Beside the name: what we are.'),
    about: words('A link.'),
    contact: words('A link.'),
    start: words('The button.'),
  })
  .describe('The head of every page.')

const firm = z
  .strictObject({
    about: words('What it is, as it is read out.'),
    free: filledWords('That nobody needs us.', 'where'),
    where: words('Within it, where there is room; ends with a space.'),
    fee: filledWords('What we take.', 'share'),
    share: filledWords('The link within it.', 'percent', 'what'),
    what: words('Within that, where there is room; begins with a space.'),
    elsewhere: words(
      'That the button in the head of pages leads to another site: after it on wide screens, and beside the button in small menus.',
    ),
  })
  .describe('The line below the head of every page.')

const page = z
  .strictObject({
    checked: filledWords('When the page was last checked.', 'day'),
    doubt: words('What the mark ° on a figure means, on pages that have one.'),
    loading: words('While a page or a tool that was asked for is on its way.'),
    next: words('The heading of the pages to read next.'),
  })
  .describe('Around the words of every page.')

const home = z.strictObject({ today: filledWords('Above where things stand.', 'day') }).describe('The home page.')

const sources = z
  .strictObject({
    one: words('The fold, of one source.'),
    all: filledWords('The fold, of several.', 'count'),
    since: filledWords('Beside each.', 'from', 'checked'),
    known: filledWords('The same, where it is known only up to a day.', 'from', 'checked', 'until'),
  })
  .describe('Where the figures of a page come from.')

const tool = z
  .strictObject({
    needsScript: words('Without script, above the rest.'),
    further: words('After that, where the page has the same without it.'),
    letters: words('After that, where it has not.'),
    without: words('The fold of the form without script.'),
    every: words('The heading of its answers.'),
    beside: words('The heading of its notes.'),
  })
  .describe('Around every tool.')

const footer = z
  .strictObject({
    contact: words('A heading.'),
    directions: words('A link.'),
    map: words('The button that asks for the map.'),
    legal: words('A heading.'),
    pages: z
      .array(z.strictObject({ label: words('The link.'), path: pagePath('The page it leads to.') }))
      .describe('The links below it.'),
    keyFacts: words('The link to the Key Facts PDF.'),
    lenders: words('A heading.'),
    allLenders: words('The link to the list of lenders.'),
    elsewhere: words('A heading.'),
    social: words('The same as it is read out.'),
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
  path: pagePath('The page it leads to.'),
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

const directory = z
  .strictObject({
    ...(Object.fromEntries(
      directories.map(({ name, columns, about }) => [
        name,
        z.array(words('A column.')).length(columns).describe(about),
      ]),
    ) as Record<DirectoryName, z.ZodArray<z.ZodString>>),
    states: z
      .strictObject({
        renamed: words('Beside a name.'),
        merged: words('Beside a name.'),
        sold: words('Beside a name.'),
        closed: words('Beside a name.'),
      })
      .describe('What has become of a lender.'),
    ways: z
      .strictObject({
        webform: words('One way.'),
        email: words('One way.'),
        phone: words('One way.'),
        postalAddress: words('One way.'),
      })
      .describe('How it takes complaints.'),
    noWay: words('Where none is known.'),
    notConfirmed: words('Where nobody is known to lend.'),
  })
  .describe('The lists of entries, and what that of lenders says.')

/** A word or two for each of some names. */
const wordsFor = (names: readonly (readonly [name: string, says: string])[]) =>
  z.strictObject(Object.fromEntries(names.map(([name, says]) => [name, words(says)])))

const sitemap = wordsFor(sitemapGroupNames.map((name) => [name, 'A group.'])).describe(
  'The groups of the list of all pages, and the way from the home page to a page of some of them.',
)

const kinds = wordsFor([
  ...allKinds.flatMap(([name, { onShared }]) => (onShared ? [[name, onShared] as const] : [])),
  ['other', 'Of any other.'],
]).describe('What kind of page it is, on the pictures of shared links.')

const overdue = z
  .strictObject({ one: words('When one is.'), other: filledWords('When several are.', 'count') })
  .describe('Figures of a page that are due to be checked again.')

const toolFault = z
  .strictObject({
    says: words('What has happened, and what has not.'),
    same: words('The link to the form without script.'),
    tooOld: words('What it means when that does not help, with the pages that say more.'),
    letters: words('The link to letters to copy.'),
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
  .strictObject({
    free: words('Under the button: that it leads elsewhere, and who needs us.'),
    fee: filledWords('Our highest fee.', 'share'),
    start: words('The button.'),
  })
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
  title: filledWords('What a browser’s tab says.', 'title'),
  pages,
  strip,
  header,
  firm,
  page,
  home,
  sources,
  tool,
  footer,
  ways,
  quickCheck,
  ...kindWords,
  directory,
  sitemap,
  kinds,
  overdue,
  toolFault,
  offline,
  menu,
  moved,
  feed,
  shared: words('On the pictures of shared links.'),
})

export type PageParts = z.infer<typeof PagePartsFile>
