import { z } from 'zod'
import { allKinds, type DirectoryName, directories, kindWords, sitemapGroupNames } from '../kinds.ts'
import { pagePath } from '../pagePath.ts'
import { group, named, words } from '../words/fields.ts'

const Answer = group('One answer.', {
  ...named('title', 'says', 'link'),
  path: pagePath('The page it leads to.'),
})

const wordsFor = (names: readonly (readonly [name: string, says: string])[]) =>
  z.strictObject(Object.fromEntries(names.map(([name, says]) => [name, words(says)])))

export const PagePartsFile = group(
  'content/page-parts.yaml: what stands around the words of pages, on every page or on those of a kind.',
  {
    title: words('What a browser’s tab says. {title}'),
    pages: group('The pages that parts of other pages lead to.', {
      about: pagePath('Who we are. Linked from the head.', 'companyPages'),
      contact: pagePath('How to reach us. Linked from the head.', 'companyPages'),
      fees: pagePath('What we cost. Linked from the line below the head and from the two ways on.', 'companyPages'),
      glossary: pagePath('What terms mean. Linked from every hard word.'),
      timeline: pagePath('What has happened, and what comes next. Shown by the strip.'),
      tools: pagePath('The list of the tools. Every tool’s page stands under it.'),
    }),
    strip: group('Where the scheme stands, above everything.', {
      about: words('What it is, as it is read out.'),
      ...named('title', 'more'),
    }),
    header: group('The head of every page.', named('what', 'about', 'contact', 'start')),
    firm: group('The line below the head of every page.', {
      about: words('What it is, as it is read out.'),
      ...named('free {where}'),
      where: words('Within it, where there is room; ends with a space.'),
      ...named('fee {share}', 'share {percent} {what}'),
      what: words('Within that, where there is room; begins with a space.'),
      ...named('elsewhere'),
    }),
    page: group('Around the words of every page.', named('checked {day}', 'doubt', 'loading', 'next')),
    home: group('The home page.', named('today {day}')),
    sources: group(
      'Where the figures of a page come from.',
      named('one', 'all {count}', 'since {from} {checked}', 'known {from} {checked} {until}'),
    ),
    tool: group('Around every tool.', named('needsScript', 'further', 'letters', 'without', 'every', 'beside')),
    footer: group('The foot of every page.', {
      ...named('contact', 'directions', 'map', 'legal'),
      pages: z
        .array(group('One link.', { ...named('label'), path: pagePath('The page it leads to.') }))
        .describe('The links below it.'),
      ...named('keyFacts', 'lenders', 'allLenders', 'elsewhere'),
      social: words('The same as it is read out.'),
      ...named('sample', 'regulatory {site} {firm} {reference} {protection} {number}'),
    }),
    ways: group('The two ways on, under every page.', {
      ...named('title', 'alone', 'write', 'aloneSays', 'firm', 'firmFor {share}', 'apply'),
      firmSays: words('Under it. {fees} is the link below. {firm}'),
      ...named('fees', 'feesTitle', 'feesMore'),
    }),
    quickCheck: group('The three questions of the home page.', {
      ...named('title', 'kind'),
      kinds: group('Its answers.', named('credit', 'other', 'unsure')),
      ...named('when'),
      whens: group('Its answers.', named('inside {first} {last}', 'outside', 'unsure')),
      ...named('dealer'),
      dealers: group('Its answers.', named('dealer', 'alone', 'unsure')),
      ...named('waiting'),
      answers: group('What the answers come to.', {
        may: Answer.describe('It may concern them.'),
        unsure: Answer.describe('Something is not known.'),
        other: Answer.describe('The kind of finance is another.'),
        outside: Answer.describe('It started outside the dates.'),
        alone: Answer.describe('No dealer arranged it.'),
      }),
    }),
    ...kindWords,
    directory: group('The lists of entries, and what that of lenders says.', {
      ...(Object.fromEntries(
        directories.map(({ name, columns, about }) => [
          name,
          z.array(words('A column.')).length(columns).describe(about),
        ]),
      ) as Record<DirectoryName, z.ZodArray<z.ZodString>>),
      states: group('What has become of a lender.', named('renamed', 'merged', 'sold', 'closed')),
      ways: group('How it takes complaints.', named('webform', 'email', 'phone', 'postalAddress')),
      ...named('noWay', 'notConfirmed'),
    }),
    sitemap: wordsFor(sitemapGroupNames.map((name) => [name, 'A group.'])).describe(
      'The groups of the list of all pages, and the way from the home page to a page of some of them.',
    ),
    kinds: wordsFor([
      ...allKinds.flatMap(([name, { onShared }]) => (onShared ? [[name, onShared] as const] : [])),
      ['other', 'Of any other.'],
    ]).describe('What kind of page it is, on the pictures of shared links.'),
    overdue: group('Figures of a page that are due to be checked again.', named('one', 'other {count}')),
    toolFault: group('Above a tool that has not started.', named('says', 'same', 'tooOld', 'letters', 'again')),
    offline: group(
      'In place of a page that was not read before, without a network.',
      named('title', 'says', 'again', 'works', 'others'),
    ),
    menu: group('In the menus of small screens.', named('free', 'fee {share}', 'start')),
    moved: group('A page at a former address.', {
      title: words('The title of the page. {page}'),
      ...named('says'),
    }),
    feed: group('The feed of what has changed.', named('title {site}', 'value {from} {checked} {page}')),
    ...named('shared'),
  },
)

export type PageParts = z.infer<typeof PagePartsFile>

export type MailBlanks = Record<'title' | 'address' | 'checked' | 'built', string>

/** content/report.yaml: the line at the end of every page by which a mistake on it is reported. */
export const ReportFile = z.strictObject({
  link: words('The words of the link, which opens the visitor’s own mail program.'),
  subject: words('The subject of the mail; {title} is the page’s heading. {address?} {checked?} {built?}'),
  body: words(
    'The mail, to be finished by the visitor. {title?} and {address} say which page, {checked} when it was last checked, {built} when the site was made.',
  ).refine(
    (body) => !/\{(?:address|checked|built)\}[^\n]*\{/.test(body),
    'must have each of {address}, {checked} and {built} on a line of its own: start it with body: |',
  ),
})

export type ReportWords = z.infer<typeof ReportFile>
