import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import type { Article } from '../../content/articles/readArticle.ts'
import { kindOf } from '../../content/kinds.ts'
import { type ProseContext, standingWords } from '../../content/prose/context.ts'
import { dialect } from '../../content/prose/dialect.ts'
import { plainText, renderedWords } from '../../content/prose/plainText.ts'
import { fingerprintOf } from '../../content/reading/folder.ts'
import { TextCache } from '../../content/reading/textCache.ts'
import type { SearchContent } from '../../content/search/schema.ts'
import { longDate } from '../../dates/plainDate.ts'
import { type PrintedFact, printedFact } from '../../facts/print.ts'
import { lastKnownDay, valueOn } from '../../facts/valueOn.ts'
import type { FoundBy, SearchAnswer, Section } from '../../search/document.ts'
import type { Entry, Site } from '../site.ts'

/** Everything that can be found, from the words that pages show in the scheme’s present state. With a cache, only pages that have changed are read. */
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

/** Names and words of lenders’ letters, for the page of the tool that reads them. */
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

/** The parts that a drawing or list, by its name, has on the page. */
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

/**
 * A page’s words by heading, as the page shows them today: what the scheme’s present state leaves out is left out.
 * The first part has no heading. A question is a part too.
 */
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
