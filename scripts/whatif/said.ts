import { ifSchemeWords } from '../../src/calendar/clockStatus.ts'
import { type Condition, stretchesIn, type Template, type Words } from '../../src/content/letters/template.ts'
import { plainText } from '../../src/content/prose/plainText.ts'
import type { TextCache } from '../../src/content/reading/textCache.ts'
import { longDate } from '../../src/dates/plainDate.ts'
import { printedFact } from '../../src/facts/print.ts'
import { toolWords } from '../../src/letters/toolWords.ts'
import { keyFacts } from '../../src/outputs/keyFacts.ts'
import { filesOfWords } from '../../src/outputs/outputFiles.ts'
import { letterParagraphOf } from '../../src/pages/toolProps.ts'
import { deadlineClocks } from '../../src/rules/deadlines/deadlines.ts'
import type { DeadlineEvent } from '../../src/rules/deadlines/event.ts'
import { documentsOf } from '../../src/site/search.ts'
import type { Entry, Site } from '../../src/site/site.ts'

export const placeKinds = ['page', 'letter', 'answer', 'file'] as const
type PlaceKind = (typeof placeKinds)[number]

/** A place where something is said: "page /fees", "letter next/opt-in", "answer /guides/reply-decoder", "file feed.xml". */
export type TextPlace = `${PlaceKind} ${string}`

export type SiteText = ReadonlyMap<TextPlace, readonly string[]>

/** All that a site says to anyone. `render` gives the HTML of a page; `texts` keeps what is made of words that several sites share. */
export function saidBy(site: Site, render: (entry: Entry) => string, texts: TextCache): SiteText {
  const unsaid = site.prose.schemeState === 'part-suspended' ? notWords : shownOnlyThen
  const pages = site.entries.map((entry) => {
    const html = render(entry)
    return { entry, html, handed: sentencesInData(propsIn(html), unsaid), isTool: entry.page.kind === 'tool' }
  })
  const said: [TextPlace, string[]][] = [
    ...pages.map(({ entry, html, handed, isTool }): [TextPlace, string[]] => [
      `page ${entry.path}`,
      [...sentencesInHtml(html), ...(isTool ? [] : handed)],
    ]),
    ...Object.entries(site.letters).map(([id, letter]): [TextPlace, string[]] => [
      `letter ${id}`,
      inLetter(letter, site),
    ]),
    ...pages.flatMap(({ entry, handed, isTool }): [TextPlace, string[]][] =>
      isTool ? [[`answer ${entry.path}`, [...inFlow(entry, site), ...handed]]] : [],
    ),
    ['answer of the dates', datesOf(site)],
    ...[...filesOfWords(site)].map(([name, text]): [TextPlace, string[]] => [`file ${name}`, inFile(name, text)]),
    ['file search.json', inSearch(site, texts)],
    ['file of key facts', sentencesInData(keyFacts(site) ?? [])],
  ]
  return new Map(said.filter(([, sentences]) => sentences.length > 0))
}

/** Props of a page’s own islands: the header’s say on every page what the page says itself. */
const propsIn = (html: string) => propsInHtml(html.slice(html.indexOf('<main')))

/** Fields of what tools are handed that hold no words of their own: signs to look for, and facts and letters, which are read by themselves. */
const notWords = new Set(['facts', 'templates', 'patterns', 'groups', 'id', 'source', 'note'])
/** Those, and what is said of a letter only while the scheme is suspended in part. */
const shownOnlyThen = new Set([...notWords, 'whileSuspended'])

const inFlow = ({ flow }: Entry, { prose }: Site): string[] =>
  Object.values(flow?.outcomes ?? {}).flatMap(({ body }) => plainText(body, prose).split('\n').flatMap(sentencesIn))

const inFile = (name: string, text: string): string[] =>
  name.endsWith('.json') ? sentencesInData(JSON.parse(text), notWords) : sentencesInHtml(text)

/** Return what the search shows of pages and answers, before an index is made of it, which says no more and takes longest. */
const inSearch = (site: Site, texts: TextCache): string[] =>
  site.search
    ? sentencesInData([
        site.search.words,
        documentsOf(site, texts).map(({ title, about, sections, answer }) => ({ title, about, sections, answer })),
      ])
    : []

/** Every sentence that a letter can have in the scheme’s present state, whatever else was answered. */
function inLetter({ subject = [], title = [], body }: Template, site: Site): string[] {
  const state = site.prose.schemeState ?? ''
  // One voice is enough: self.
  const canHold = (condition: Condition) =>
    !('is' in condition) ||
    (condition.if === 'scheme' ? condition.is.includes(state) : condition.if !== 'for' || condition.is.includes('self'))
  const text = (words: Words): string =>
    words
      .map((piece) => {
        if (typeof piece === 'string') return piece
        if ('words' in piece) return canHold(piece) ? text(piece.words) : ''
        if ('part' in piece || 'pronoun' in piece) return ''
        if ('blank' in piece) return piece.blank === 'scheme-words' ? letterParagraphOf(site) : `[${piece.blank}]`
        const fact = site.facts.get(piece.fact)
        return fact ? printedFact(fact, site.today).text : ''
      })
      .join('')
  const stretches = stretchesIn(body).filter(({ within }) => within.every(canHold))
  const lines = stretches.flatMap(({ words, is }, at) => {
    if (is === 'label') return []
    return is === 'value' ? `${text(stretches[at - 1]?.words ?? [])}: ${text(words)}` : text(words)
  })
  return [text(subject), text(title), ...lines].flatMap(sentencesIn)
}

/** Invented events, one for each clock that the state of the scheme can touch. */
const events: readonly DeadlineEvent[] = [
  { kind: 'complaint-received', date: '2026-06-15', scheme: true, agreementStart: '2012-05-01' },
  { kind: 'complaint-received', date: '2026-06-15', scheme: true, agreementStart: '2016-05-01' },
  { kind: 'complaint-received', date: '2026-06-15', scheme: false },
  { kind: 'complaint-received', date: '2026-06-15', scheme: 'unknown' },
  { kind: 'final-response', date: '2026-11-02' },
  { kind: 'scheme-decision', date: '2026-11-02' },
  { kind: 'opt-in-invitation', date: '2026-11-02' },
]

/** Answers of the dates tool to each of them, and to someone who has heard nothing. */
function datesOf({ facts, today, words }: Site): string[] {
  if (!facts.has('scheme.state')) return []
  const asked: { about: string; events: DeadlineEvent[] }[] = [
    ...events.map((event) => ({ about: aboutEvent(event), events: [event] })),
    { about: 'nothing yet', events: [] },
  ]
  return asked.map(({ about, events }) => {
    const [clock] = deadlineClocks({ today, nation: 'england-and-wales', events }, facts)
    if (!clock) return `${about}: no date`
    const { clocks, ifScheme } = toolWords(words, 'clocks')
    const { title, ifPaused = '' } = clocks[clock.clock]
    const day = clock.lastDay ? longDate(clock.lastDay) : ifPaused
    return [`${about}: ${title}, ${day}`, ifSchemeWords(clock, ifScheme)].filter(Boolean).join('. ')
  })
}

function aboutEvent(event: DeadlineEvent): string {
  const what = `${event.kind} on ${longDate(event.date)}`
  if (event.kind !== 'complaint-received' || !event.scheme) return what
  return `${what}, ${event.scheme === 'unknown' ? 'covered or not' : `agreement of ${event.agreementStart}`}`
}

const inline = 'a|abbr|b|bdi|cite|code|data|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr'
const inlineTags = new RegExp(`</?(?:${inline})(?=[\\s>])[^>]*>`, 'g')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/** List the sentences of a page in order: hidden answers and templates too, but not its head, nor its sources, which follow its figures. */
export const sentencesInHtml = (html: string): string[] =>
  decoded(
    html
      .replace(/<head>.*?<\/head>/s, '')
      .replace(/<section [^>]*class="sources.*?<\/section>/s, '')
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
      .replaceAll(inlineTags, '')
      .replaceAll(/<[^>]*>/g, '\n'),
  )
    .split('\n')
    .flatMap(sentencesIn)

export const propsInHtml = (html: string): unknown[] =>
  [...html.matchAll(/ data-props="([^"]*)"/g)].map(([, props = '']) => JSON.parse(decoded(props)) as unknown)

/** The sentences among some data, in order. Fields that are left out hold no words, or words that are found elsewhere. */
export function sentencesInData(data: unknown, leftOut: ReadonlySet<string> = new Set()): string[] {
  if (typeof data === 'string') return data.includes(' ') ? data.split('\n').flatMap(sentencesIn) : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, inner]) =>
    !Array.isArray(data) && leftOut.has(name) ? [] : sentencesInData(inner, leftOut),
  )
}

const sentencesIn = (line: string): string[] =>
  line
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?][”’)]?) (?=[\p{Lu}\d“£])/u)
    .filter((sentence) => sentence !== '')

const decoded = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
