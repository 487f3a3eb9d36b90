import { valueOn } from '../../facts/valueOn.ts'
import { lastKnownDay } from '../../facts/valueOn.ts'
import { longDate } from '../../dates/plainDate.ts'
import { plainText } from '../../content/prose/plainText.ts'
import { printedFact } from '../../facts/printedFact.ts'
import type { SearchContent } from '../../content/search/schema.ts'
import type { Entry, Site } from '../site.ts'
import type { Answer, FoundBy, ResultKind, Section } from '../../search/document.ts'
import { type FigureSections, sectionsOf } from './sectionsOf.ts'

/** Everything that can be found, from the words that pages show in the scheme’s present state. */
export function documentsOf(site: Site): FoundBy[] {
  const figures = figureSections(site)
  return [
    ...site.entries.flatMap((entry) => {
      const kind = entry.page.kind
      return kind === 'not-found' || kind === 'sitemap' || kind === 'search'
        ? []
        : [pageDocument(site, entry, kind, figures)]
    }),
    ...(site.search?.answers ?? []).flatMap((answer) => answerDocument(site, answer)),
  ]
}

function pageDocument(site: Site, entry: Entry, kind: ResultKind, figures: FigureSections): FoundBy {
  const { path, title, description, article } = entry
  const sections = article ? sectionsOf(article.body, site.prose, figures) : []
  return {
    path,
    title,
    kind,
    about: description,
    asks: site.search?.pages[path] ?? [],
    ...(entry.brand
      ? brandWords(site, entry, entry.brand)
      : entry.lender
        ? { ...lenderWords(site, entry.lender), sections }
        : { sections, names: [], words: toolWords(site, entry) }),
  }
}

type Own = Pick<FoundBy, 'names' | 'words' | 'sections'>

/** A lender is found by every name it has had, by the makes it lent for, and by where it is. */
function lenderWords(site: Site, lender: NonNullable<Entry['lender']>): Omit<Own, 'sections'> {
  const { slug, name, legalName, formerNames, tradingNames, notes, status, brandsFinanced, complaints, parent } = lender
  const known = site.lenderNames.filter((other) => other.lender === slug).map((other) => other.name)
  const prose = [status.detail, ...notes].map((words) => plainText(words, site.prose))
  return {
    names: [...new Set([name, legalName ?? '', ...formerNames, ...tradingNames, ...known])].filter(Boolean),
    words: [...prose, ...(brandsFinanced ?? []), complaints.postalAddress ?? '', parent ?? ''].join('\n'),
  }
}

/** A make is found by its models, and leads to who may have lent. */
function brandWords(site: Site, entry: Entry, brand: NonNullable<Entry['brand']>): Own {
  const line = (words: string) => plainText(words, site.prose)
  const financed = entry.brandFinance?.lenders.map(({ lender }) => line(lender)) ?? []
  return {
    names: [
      brand.brandName,
      ...(entry.brandFinance?.otherNames ?? []),
      ...brand.popularModels,
      ...(site.search?.models[brand.slug] ?? []),
    ],
    sections: [
      {
        id: 'lenders',
        heading: brand.commonLenders.map(({ name }) => name).join(', '),
        text: line(brand.description),
      },
      ...brand.uniquePoints.map((point): Section => ({ id: 'points', heading: '', text: line(point) })),
    ],
    words: [...brand.commonLenders.map(({ description }) => line(description)), ...financed].join('\n'),
  }
}

/** Names and words of lenders’ letters, for the page of the tool that reads them. */
function toolWords({ lenderLetters }: Site, { page }: Entry): string {
  if (page.kind !== 'tool' || page.tool !== 'reply-decoder' || !lenderLetters) return ''
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
      about: '',
      sections: [],
      names: [],
      asks,
      words: answer.of ?? '',
      answer,
    },
  ]
}

function factAnswer({ facts, today }: Site, id: string): Answer | undefined {
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

function topicAnswer({ prose }: Site, topic: string): Answer | undefined {
  const said = prose.schemeState && prose.standing.topics[topic]?.[prose.schemeState]
  return said ? { says: plainText(said, prose), confirmed: true } : undefined
}
