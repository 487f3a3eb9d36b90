import { valueOn } from '../../facts/valueOn.ts'
import { lastKnownDay } from '../../facts/valueOn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { kindOf } from '../../content/kinds.ts'
import { plainText } from '../../content/prose/plainText.ts'
import { printedFact } from '../../facts/printedFact.ts'
import type { SearchContent } from '../../content/search/schema.ts'
import type { Entry, Site } from '../site.ts'
import type { Article } from '../../content/articles/readArticle.ts'
import { fingerprintOf } from '../../content/reading/folder.ts'
import { TextCache } from '../../content/reading/textCache.ts'
import type { SearchAnswer, FoundBy, Section } from '../../search/document.ts'
import { type FigureSections, sectionsOf } from './sectionsOf.ts'

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

function pageDocument(site: Site, entry: Entry, sections: (of: Article) => Section[]): FoundBy[] {
  const { path, title, description, article, page } = entry
  const kind = kindOf(page)
  if (!kind.search) return []
  const { listed: _, asked: __, ...way } = kind.search
  return [
    {
      path,
      title,
      kind: page.kind,
      way,
      about: description,
      asks: site.search?.pages[path] ?? [],
      sections: article ? sections(article) : [],
      ...(kind.found?.(entry, site) ?? { names: [], words: toolWords(site, entry) }),
    },
  ]
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
function answerDocument(site: Site, { fact, topic, page, asks }: SearchContent['answers'][number]): FoundBy[] {
  const answer = fact === undefined ? topicAnswer(site, topic ?? '') : factAnswer(site, fact)
  const entry = site.byPath.get(page)
  if (!answer || !entry) return []
  return [
    {
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
    },
  ]
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
  const said = prose.schemeState && prose.standing.topics[topic]?.[prose.schemeState]
  return said ? { says: plainText(said, prose), confirmed: true } : undefined
}
