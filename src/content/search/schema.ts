import { z } from 'zod'
import { oneOf, pagePath, Slug, slugOf } from '../pagePath.ts'
import { counted, group, listOf, words } from '../words/fields.ts'

const Asks = listOf(
  'How people ask for it, in their own words: whole questions or a few words of one.',
  z.string().min(2),
  1,
)
const Words = z.string().min(1)
const Leading = z.strictObject({
  says: words('What stands before the link.'),
  link: words('The words of the link.'),
  page: pagePath('The page it leads to.'),
})
const ListWords = z.strictObject({
  label: words('The name of the box.'),
  whole: words('How long the list is; {all} is the number of its entries.'),
  none: Leading.describe('No entry fits, and where to look instead.'),
})

/** content/search.yaml: how people ask, and what the search says to them. */
export const SearchFile = z.strictObject({
  words: group('What the search says.', {
    label: words('The name of the box.'),
    link: words('The link that stands for the box on small screens and without script.'),
    hint: words('What stands below the box on the search page.'),
    private: words('What happens to the words that are typed.'),
    groups: group('What stands above each group of results.', {
      answer: words('Above a figure or a statement that answers the question itself.'),
      do: words('Above tools.'),
      read: words('Above guides and other pages.'),
      find: words('Above lenders, makes of car and lists.'),
    }),
    count: counted('How many results there are.'),
    none: words('Nothing was found; {words} is what was typed.'),
    weak: words('Nothing fits well, and what stands below is the nearest there is.'),
    cut: words('A question was too long to be looked at whole; {most} is how many letters of it were.'),
    tryThis: z.array(Words).min(1).describe('What to try when nothing was found.'),
    ask: Leading.describe('Where a person can be asked.'),
    all: words('The last line of a short list of results: it leads to the search page.'),
    notConfirmed: words('Beside a figure that is not confirmed.'),
    checked: words('Before the day on which the source was last looked at.'),
    knownUntil: words('Before the last day for which a figure is confirmed.'),
    readMore: words('Before the title of the page that says more of an answer.'),
    missing: words('Above the pages that are nearest to an address that does not exist.'),
    filter: group('The boxes that shorten a list as one types.', {
      lists: z.record(Slug, ListWords).describe('Above each list, by what it lists.'),
      left: words('How many entries fit; {count} is their number and {all} that of the whole list.'),
    }),
    unavailable: words('The search could not be fetched, and what to do instead.'),
    aToZ: words('Above the list of everything.'),
    keys: words('The switch for the key that leads to the search.'),
  }),
  ignored: z.array(z.string().regex(/^[a-z]+$/)).describe('Words that say nothing of what someone looks for.'),
  asking: group('What a question asks for: a figure answers those that ask for the same alone.', {
    anywhere: listOf('The words that ask for one thing, wherever they stand.', z.array(Words).min(1)),
    first: listOf('Words that ask for a yes or no, as the first of a question.', Words),
  }),
  elsewhere: z.array(Words).describe('Words and phrases of subjects that the site has nothing on.'),
  own: z.array(Words).describe('Words and phrases of the site’s own subject.'),
  same: listOf(
    'Words that mean the same to people who search, a list for each meaning. The first gives it its name.',
    z.array(Words).min(2),
  ),
  pages: z.record(pagePath('A page.'), Asks).describe('How people ask for what a page says, by its address.'),
  models: z
    .record(slugOf('brand', 'A brand.'), z.array(Words))
    .describe('Models beyond those a brand’s page lists, by the brand’s slug.'),
  answers: listOf(
    'Questions that a figure, or a statement on where the scheme stands, answers by itself.',
    z
      .strictObject({
        fact: z.string().optional().describe('The fact that answers, by its id.'),
        topic: oneOf('topics', z.string()).optional().describe('What standing.yaml says on this topic answers.'),
        page: pagePath('The page that says more.'),
        asks: Asks,
      })
      .refine(({ fact, topic }) => (fact === undefined) !== (topic === undefined), 'name a fact or a topic'),
  ),
})

/** content/search-journeys.yaml: questions people ask, and the page each must find. */
export const SearchJourneysFile = z.array(
  z.strictObject({
    asks: z.string().min(2).describe('The question as someone would type it, slips and all.'),
    finds: listOf(
      'The pages that answer it, one of which must be among the first three results; none for a question about other things, which must be told that nothing fits well.',
      pagePath('A page.'),
    ),
  }),
)

/** The group in which results of a kind are shown, their weight in the ranking, and whether they are names. */
export type SearchWay = { group: 'answer' | 'do' | 'read' | 'find'; weight?: number; named?: true; filtered?: true }

export type SearchContent = z.infer<typeof SearchFile>
export type SearchWords = SearchContent['words']
export type SearchJourney = z.infer<typeof SearchJourneysFile>[number]
