import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askInFiles } from '../../../bench/benchSearch.ts'
import { precisionOf } from '../../../bench/searchPrecision.ts'
import { filesOnDisk, withChanges } from '../../../src/content/reading/files.ts'
import { TextCache } from '../../../src/content/reading/textCache.ts'
import { find, fitting } from '../../../src/search/find.ts'
import { isOurs, pagesFound, walkJourneys } from '../../../src/search/journeys.ts'
import { makeIndex } from '../../../src/search/makeIndex.ts'
import { openIndex } from '../../../src/search/openIndex.ts'
import { cutQuestion, isCut } from '../../../src/search/question.ts'
import type { FoundBy } from '../../../src/search/searchFile.ts'
import { languageOf, stemmedWords } from '../../../src/search/terms.ts'
import { readDraft } from '../../../src/site/draft.ts'
import { documentsOf, searchNotes, siteSearch, wordsLikeKnown } from '../../../src/site/search.ts'
import type { Site } from '../../../src/site/site.ts'
import { tries } from '../../support/nightly.ts'
import { realSite, realTexts } from '../../support/realSite.ts'
import { changedSite, testDay } from '../../support/sites.ts'

const site = realSite()
const searchOf = (...made: Parameters<typeof siteSearch>) =>
  siteSearch(...made) as NonNullable<ReturnType<typeof siteSearch>>
const { data, others } = searchOf(site, realTexts.copy())
/** The same in files. */
const split = searchOf(site, realTexts.copy(), { whole: 0, terms: 4000 })
const index = openIndex(JSON.parse(JSON.stringify(data)) as typeof data)
const pathsOf = (asks: string) => pagesFound(find(asks, index).results).map(({ document }) => document.path)

test('most questions find their page among the first three, those about other things are told so, and few of the others are', () => {
  const precision = precisionOf(walkJourneys(site.searchJourneys, index))
  expect(precision.questions).toBeGreaterThanOrEqual(750)
  expect(precision.others).toBeGreaterThanOrEqual(150)
  // No higher than the sealed sets of docs/search-history.yaml scored when they were first read.
  expect(precision.at3).toBeGreaterThanOrEqual(0.88)
  expect(precision.othersTold).toBeGreaterThanOrEqual(0.6)
  expect(precision.weakWrongly).toBeLessThanOrEqual(0.06)
})

test.each([
  ['what is the weather tomorrow', true],
  ['flight delay compensation', true],
  ['how do i remortgage my house', true],
  ['parking fine appeal', true],
  ['recipe for banana bread', true],
  ['my lender went bust', false],
  ['close brothers complaint address', false],
  ['mersadies finance', false],
  ['am i too late', false],
  ['black hourse', false],
  ['vdub golf', false],
])('“%s”: whether it is told that nothing fits well is %s', (asks, weak) => {
  expect(find(asks, index).weak).toBe(weak)
})

test('a figure without a make names no model', () => {
  const { meant } = find('final response received 3 weeks ago', index)
  expect(meant.map(({ term }) => term)).not.toContain('volkswagen')
})

test.each(['lottery', 'chicken', 'recipe', 'parking', 'weather', 'redundancy', 'bailiffs', 'flight', 'energy'])(
  'the real word “%s” is not taken for another',
  (word) => {
    const meant = find(`${word} `, index).meant
    expect(meant).toEqual([{ term: stemmedWords(word)[0]?.stem, typed: word, weight: 1, asked: true }])
  },
)

test('a figure is a model beside its make alone', () => {
  const asked = (words: string) =>
    find(words, index)
      .meant.filter((one) => one.asked)
      .map(({ term }) => term)
  expect(asked('section 207 ')).not.toContain('207')
  expect(asked('peugeot 207 ')).toContain('207')
})

test.each([
  ['DISP 2.8.2R', '/escalate-to-fos'],
  ['CONRED 5', '/regulatory-decisions-explained'],
  ['CONRED 6.4.2R', '/regulatory-decisions-explained'],
  ['RD04', '/guides/reply-decoder'],
  ['rd01', '/guides/reply-decoder'],
])('the rule or code “%s” leads to what explains it', (asks, path) => {
  expect(pathsOf(asks).slice(0, 3)).toContain(path)
})

test('the index is small enough to be fetched by someone who reaches for the box', () => {
  expect(others).toEqual({})
  expect(brotliCompressSync(JSON.stringify(data)).length).toBeLessThanOrEqual(70_000)
})

test.each([
  ['my lender went bust', '/guides/redress-what-to-do-now'],
  ['Alphera', '/lenders/alphera'],
  ['RCI', '/lenders/rci-financial'],
  ['FOS time limit', '/escalate-to-fos'],
  ['got a letter saying RD01', '/guides/reply-decoder'],
  ['corsa 2016', '/brands/vauxhall'],
  ['how much will I get', '/pcp-claim-calculator'],
])('“%s” finds %s first', (asks, path) => {
  expect(pathsOf(asks)[0]).toBe(path)
})

test('a figure that answers stands first, with its source and how sure it is', () => {
  const [first] = find('award limit', index).results
  expect(first?.document.answer).toMatchObject({
    says: '£430,000',
    confirmed: true,
    knownUntil: '2025-03-31',
    source: { url: 'https://www.financial-ombudsman.org.uk/news/increase-award-limits-2' },
  })
})

test('what the scheme’s state makes untrue is not in the index, and what it says instead is', () => {
  expect(JSON.stringify(data.holds)).toContain('No lender has to pay under the scheme now')
  const quashed = JSON.stringify(siteSearch({ ...site, prose: { ...site.prose, schemeState: 'quashed' } })?.data.holds)
  expect(quashed).not.toContain('No lender has to pay under the scheme now')
  expect(quashed).toContain('There is no scheme to pay from')
})

test.each([
  ['moto novo', '/lenders/motonovo-finance'],
  ['blackhorse', '/lenders/black-horse'],
  ['afordabilty cheks', '/affordability-checks-explained'],
  ['mersadies finance', '/lenders/mercedes-benz-finance'],
  ['how mcuh will i get', '/pcp-claim-calculator'],
  ['volantary terminashun', '/guides/early-settlement-fees'],
  ['hire perchase', '/guides/pcp-vs-hp-vs-lease'],
  ['CONRED 6', '/regulatory-decisions-explained'],
  ['bmw 5 series', '/brands/bmw'],
  ['santandar', '/lenders/santander-consumer-uk'],
  ['Škoda octavia', '/brands/skoda'],
  ['alph', '/lenders/alphera'],
])('“%s” is understood', (asks, path) => {
  expect(pathsOf(asks).slice(0, 3)).toContain(path)
})

test('words that say nothing find nothing', () => {
  expect(find('how do i', index).results).toEqual([])
  expect(find('', index).results).toEqual([])
  expect(find('\u{1F697} !!', index).results).toEqual([])
})

test('a list is shortened to what fits all words: an old name, a model, a place', () => {
  expect(fitting('rci', index).paths).toContain('/lenders/rci-financial')
  expect(fitting('rci', index).paths).not.toContain('/lenders/black-horse')
  expect(fitting('farnboro', index).paths).toContain('/lenders/alphera')
  expect(fitting('zafira', index).paths).toContain('/brands/vauxhall')
})

test.each([
  ['one word of 60,000 letters', 'a'.repeat(60_000)],
  ['30,000 words', 'lender '.repeat(30_000)],
  ['300 words that are none', Array.from({ length: 300 }, (_, at) => `q${'xz'.repeat(at % 19)}j`).join(' ')],
  ['300 letters to be taken apart', Array.from({ length: 7 }, (_, at) => 'horseblack'.repeat(4).slice(at)).join(' ')],
  ['signs', `${'%\u0000<script>'.repeat(10_000)}`],
  ['accents upon accents', `e${'\u0301'.repeat(60_000)}`],
  ['names of what objects have', 'constructor __proto__ toString hasOwnProperty'],
])('a question of %s is answered at once', (_, asks) => {
  const started = performance.now()
  find(asks, index)
  fitting(asks, index)
  // A limit for what hangs, far above what any machine takes.
  expect(performance.now() - started).toBeLessThan(2000)
})

test('a long question is looked at as far as its first 300 letters, to the end of a word', () => {
  const asks = `how do i complain ${'about black horse '.repeat(50)}`
  expect(isCut(asks)).toBe(true)
  expect(cutQuestion(asks)).toMatch(/^how do i complain about .{240,}(?:about|black|horse)$/)
  expect(cutQuestion(asks).length).toBeLessThanOrEqual(300)
  expect(find(asks, index).results).toEqual(find(cutQuestion(asks), index).results)
})

test.each([
  ['am i too late', undefined],
  ['black horse', undefined],
  ['ombudsman', undefined],
  ['where is my agreement number', undefined],
  ['can i stop making payments', undefined],
  ['i am still paying the finance', undefined],
  ['what was the johnson case', undefined],
  ['can i hand the car back', undefined],
  ['it was close something brothers', undefined],
  ['how do i make a complaint', undefined],
  ['how do i cancel my claims company', undefined],
  ['how much has black horse put aside', 'statistics'],
  ['when were dcas banned', 'discretionary'],
  ['how much do claims companies take', 'fees'],
  ['does the ombudsman cost anything', 'escalate'],
  ['award limit', 'escalate'],
  ['what is the award limit', 'escalate'],
  ['when will i get paid', 'timeline'],
  ['how long does a lender have to reply', 'deadlines'],
] as const)('“%s” is answered in the box only by what it asks for: %s', (asks, page) => {
  const [first] = find(asks, index).results
  expect(first?.document.answer === undefined ? undefined : first.document.path).toEqual(
    page === undefined ? undefined : expect.stringContaining(page),
  )
})

test('an index in files finds what the whole one does, in the same order, and fetches little of it', () => {
  expect(split.data.parts.length).toBeGreaterThan(20)
  const ofWhole = Object.keys(split.others).length
  const question = fc.constantFrom(...site.searchJourneys.filter(isOurs).map(({ asks }) => asks))
  fc.assert(
    fc.property(question, (asks) => {
      const { found, fetched } = askInFiles(asks, split.data, split.others)
      expect(pagesFound(found.results).map(({ document }) => document.path)).toEqual(pathsOf(asks))
      expect(Object.keys(fetched).length).toBeLessThan(ofWhole / 3)
    }),
    { numRuns: tries(80, 0.25) },
  )
})

test('an index in files corrects a misspelt word, shortens a list, and says nothing before its files have come', () => {
  const { data: large, others: files } = split
  expect(find('nissan qashkai', openIndex(large))).toMatchObject({
    results: [],
    wants: [expect.stringMatching(/^terms-/), expect.stringMatching(/^terms-/)],
  })
  const { found, fetched } = askInFiles('qashkai', large, files)
  expect(found.results[0]?.document.path).toBe('/brands/nissan')
  expect(Object.keys(fetched).some((name) => name.startsWith('spellings-'))).toBe(true)
  expect(fitting('rci', openIndex(large)).wants).not.toEqual([])
  expect(fitting('rci', openIndex(large, files))).toEqual(fitting('rci', index))
})

const likeThoseOf = (words: string, ignored: readonly string[], texts: TextCache): string[] => {
  // A word of every page would be none to look for.
  const pages = [words, '', '', ''].map(
    (own): FoundBy => ({
      path: '/a',
      title: '',
      kind: 'guide',
      way: { group: 'read' },
      about: '',
      sections: [],
      asks: [],
      names: [],
      words: own,
    }),
  )
  const language = languageOf({ ignored, same: [], asking: { anywhere: [], first: [] }, elsewhere: [], own: [] })
  const { others, ...made } = makeIndex(pages, language, [])
  return wordsLikeKnown({ ...made, folder: '' }, others, texts).split(' ')
}

test('common words that look like a known one are found anew where the site has other words, or passes others over', () => {
  const texts = new TextCache()
  const made = (words: string, ignored: readonly string[] = []) => likeThoseOf(words, ignored, texts).includes('motion')
  expect(made('notion')).toBe(true)
  expect(made('notion notion')).toBe(true)
  expect(made('dealer')).toBe(false)
  expect(made('notion', ['motion', 'motions'])).toBe(false)
})

const lost = { asks: 'what is pcp', finds: ['/contact'] } as Site['searchJourneys'][number]
const notesOnLost = searchNotes({ ...site, searchJourneys: [lost] }, realTexts.copy())

test('a question that no longer finds its page is told of, with what it finds in its place', () => {
  expect(notesOnLost).toContainEqual(
    expect.stringMatching(/^“what is pcp” does not find \/contact among its first three: \/what-is-pcp, /),
  )
})

test('every question of the site finds its page, and every page is found by a question', () => {
  expect(searchNotes(site, realTexts.copy())).toEqual([])
})

test('a page of which nobody has said how people ask for it is told of', () => {
  const search = site.search && { ...site.search, pages: {} }
  const notes = searchNotes({ ...site, searchJourneys: [], ...(search && { search }) }, realTexts.copy())
  expect(notes).toContain('content/search.yaml does not say how people ask for /escalate-to-fos')
  expect(notesOnLost).not.toContain('content/search.yaml does not say how people ask for /escalate-to-fos')
})

test('a site without a search has no notes', () => {
  const { search: _, ...without } = site
  expect(searchNotes(without as Site)).toEqual([])
})

const page = 'content/pages/commission.md'
const ban = 'content/facts/scheme/ban.yaml'
const state = 'content/facts/scheme/state.yaml'
const timeline = 'content/timeline.yaml'
const source = 'source: { title: A source, url: "https://source.example/a-page" }'
const files = filesOnDisk(
  changedSite('good', [
    {
      file: page,
      from: 'It came on',
      to: '{% when "part-suspended" %}\nPart of it waits.\n{% /when %}\n\n{% figure "timeline" /%}\n\nIt came on',
    },
    {
      file: state,
      to: `describes: The state.\nunit: state\nnations: [england]\nconfidence: medium\nvalues:\n  - { from: 2026-03-31, value: part-suspended, ${source} }\n  - { from: 2026-12-01, value: live, ${source} }\nchecked: { on: 2026-11-01, by: Us }\nreviewEvery: 30\n`,
    },
    { file: timeline, to: `- date: 2021-01-28\n  title: The ban\n  what: It starts.\n  kind: law\n  ${source}\n` },
  ]),
)

test('with a cache, the search has what it has without one, after every change that a page shows', () => {
  const texts = new TextCache()
  const said = (changes: readonly [file: string, from: string, to: string][], day = testDay) => {
    const changed = withChanges(
      files,
      new Map(changes.map(([file, from, to]) => [file, Buffer.from(files.bytes(file)).toString().replace(from, to)])),
    )
    // The site is no whole one: it has no file of figures.
    const site = readDraft(changed, day, texts).draft?.site as Site
    const kept = documentsOf(site, texts)
    expect(kept).toEqual(documentsOf(site))
    expect(documentsOf(site, new TextCache(texts.bytes()))).toEqual(kept)
    return kept.find(({ path }) => path === '/guides/commission')?.sections.map(({ text }) => text)
  }
  const words = 'Part of it waits.\nIt came on 28 January 2021. Ask Acorn Finance or read about Acme cars.'
  const starts = '28 January 2021: It starts.'
  expect(said([])).toEqual([words, starts])
  expect(said([[page, 'Ask', 'You can ask']])).toEqual([words.replace('Ask', 'You can ask'), starts])
  expect(said([[ban, 'value: 2021-01-28', 'value: 2021-01-29']])).toEqual([words.replace('28', '29'), starts])
  expect(said([[timeline, 'It starts.', 'It begins.']])).toEqual([words, starts.replace('starts', 'begins')])
  expect(said([[state, 'value: part-suspended', 'value: quashed']])).toEqual([words.replace(/.*\n/, ''), starts])
  expect(said([], '2026-12-02')).toEqual([words.replace(/.*\n/, ''), starts])
})
