import { z } from 'zod'
import { pagePath } from '../pagePath.ts'
import { filledWords, words, group, named } from '../words/fields.ts'
import { allKinds, type DirectoryName, directories, kindWords, sitemapGroupNames } from '../kinds.ts'

const pages = group('The pages that parts of other pages lead to.', {
  about: pagePath('Who we are. Linked from the head.'),
  contact: pagePath('How to reach us. Linked from the head.'),
  fees: pagePath('What we cost. Linked from the line below the head and from the two ways on.'),
  glossary: pagePath('What terms mean. Linked from every hard word.'),
  timeline: pagePath('What has happened, and what comes next. Shown by the strip.'),
  tools: pagePath('The list of the tools. Every tool’s page stands under it.'),
})

const strip = group('Where the scheme stands, above everything.', {
  about: words('What it is, as it is read out.'),
  title: words('The heading of what it opens.'),
  more: words('The link from there to the page.'),
})

const header = group('The head of every page.', {
  what: words('Beside the name: what we are.'),
  ...named('about', 'contact', 'start'),
})

const firm = group('The line below the head of every page.', {
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

const page = group('Around the words of every page.', {
  checked: filledWords('When the page was last checked.', 'day'),
  doubt: words('What the mark ° on a figure means, on pages that have one.'),
  loading: words('While a page or a tool that was asked for is on its way.'),
  next: words('The heading of the pages to read next.'),
})

const home = group('The home page.', { today: filledWords('Above where things stand.', 'day') })

const sources = group('Where the figures of a page come from.', {
  one: words('The fold, of one source.'),
  all: filledWords('The fold, of several.', 'count'),
  since: filledWords('Beside each.', 'from', 'checked'),
  known: filledWords('The same, where it is known only up to a day.', 'from', 'checked', 'until'),
})

const tool = group('Around every tool.', {
  needsScript: words('Without script, above the rest.'),
  further: words('After that, where the page has the same without it.'),
  letters: words('After that, where it has not.'),
  without: words('The fold of the form without script.'),
  every: words('The heading of its answers.'),
  beside: words('The heading of its notes.'),
})

const footer = group('The foot of every page.', {
  ...named('contact', 'directions'),
  map: words('The button that asks for the map.'),
  ...named('legal'),
  pages: z
    .array(z.strictObject({ label: words('The link.'), path: pagePath('The page it leads to.') }))
    .describe('The links below it.'),
  keyFacts: words('The link to the Key Facts PDF.'),
  ...named('lenders'),
  allLenders: words('The link to the list of lenders.'),
  ...named('elsewhere'),
  social: words('The same as it is read out.'),
  sample: words('Above the foot, while the firm’s details are made up.'),
  regulatory: filledWords('Who we are, and what we must say.', 'site', 'firm', 'reference', 'protection', 'number'),
})

const ways = group('The two ways on, under every page.', {
  ...named('title'),
  alone: words('The way without a firm.'),
  ...named('write', 'aloneSays'),
  firm: words('The way with this firm.'),
  firmFor: filledWords('The same, where its highest fee is known.', 'share'),
  ...named('apply'),
  firmSays: filledWords('Under it. {fees} is the link below.', 'firm', 'fees'),
  fees: words('The link to the fees, which shows them on the spot.'),
  feesTitle: words('The heading of what it shows.'),
  feesMore: words('The link from there to the page.'),
})

const Answer = z.strictObject({
  title: words('The answer in short.'),
  says: words('Why, or what to do.'),
  link: words('The link on.'),
  path: pagePath('The page it leads to.'),
})
const quickCheck = group('The three questions of the home page.', {
  ...named('title', 'kind'),
  kinds: group('Its answers.', named('credit', 'other', 'unsure')),
  ...named('when'),
  whens: group('Its answers.', { inside: filledWords('An answer.', 'first', 'last'), ...named('outside', 'unsure') }),
  ...named('dealer'),
  dealers: group('Its answers.', named('dealer', 'alone', 'unsure')),
  waiting: words('Before all three are answered.'),
  answers: group('What the answers come to.', {
    may: Answer.describe('It may concern them.'),
    unsure: Answer.describe('Something is not known.'),
    other: Answer.describe('The kind of finance is another.'),
    outside: Answer.describe('It started outside the dates.'),
    alone: Answer.describe('No dealer arranged it.'),
  }),
})

const directory = group('The lists of entries, and what that of lenders says.', {
  ...(Object.fromEntries(
    directories.map(({ name, columns, about }) => [name, z.array(words('A column.')).length(columns).describe(about)]),
  ) as Record<DirectoryName, z.ZodArray<z.ZodString>>),
  states: group('What has become of a lender.', named('renamed', 'merged', 'sold', 'closed')),
  ways: group('How it takes complaints.', named('webform', 'email', 'phone', 'postalAddress')),
  noWay: words('Where none is known.'),
  notConfirmed: words('Where nobody is known to lend.'),
})

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

const overdue = group('Figures of a page that are due to be checked again.', {
  one: words('When one is.'),
  other: filledWords('When several are.', 'count'),
})

const toolFault = group('Above a tool that has not started.', {
  says: words('What has happened, and what has not.'),
  same: words('The link to the form without script.'),
  tooOld: words('What it means when that does not help, with the pages that say more.'),
  letters: words('The link to letters to copy.'),
  ...named('again'),
})

const offline = group('In place of a page that was not read before, without a network.', {
  ...named('title'),
  says: words('Why there is no page.'),
  ...named('again'),
  works: words('The heading of what works all the same.'),
  others: words('What else does.'),
})

const menu = group('In the menus of small screens.', {
  free: words('Under the button: that it leads elsewhere, and who needs us.'),
  fee: filledWords('Our highest fee.', 'share'),
  ...named('start'),
})

const moved = group('A page at a former address.', {
  title: filledWords('The title of the page.', 'page'),
  ...named('says'),
})

const feed = group('The feed of what has changed.', {
  title: filledWords('Its title.', 'site'),
  value: filledWords('What is said of a figure that changed.', 'from', 'checked', 'page'),
})

export const PagePartsFile = group(
  'content/page-parts.yaml: what stands around the words of pages, on every page or on those of a kind.',
  {
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
  },
)

export type PageParts = z.infer<typeof PagePartsFile>
