import type { Schema } from '@markdoc/markdoc'
import type { BodyAnalysis } from '../../content/prose/analyseBody.ts'
import { glossaryFile } from '../../content/prose/context.ts'
import {
  faultAt,
  faultsFound,
  offsetOfLine,
  type Prose,
  type ProseFault,
  type Wrong,
} from '../../content/prose/prose.ts'
import { tagFaults } from '../../content/prose/tags.ts'
import { didYouMean } from '../../problems/nearest.ts'
import type { Problem } from '../../problems/problem.ts'
import { firstOfEach } from '../../problems/repeated.ts'
import type { Draft } from '../draft.ts'
import { analysisOfBody, faultsByFile } from '../keptFindings.ts'

/** Markdown parses, its tags are ours and used as they should be, nothing of it is lost, and it holds no raw HTML. */
export function checkMarkdown(draft: Draft): Problem[] {
  const { prose, site, faulty } = draft
  // An unreadable file is reported itself: check no names by it.
  const terms = faulty.has(glossaryFile) ? undefined : [...site.prose.glossary.keys()]
  const topics = faulty.has('content/standing.yaml') ? undefined : Object.keys(site.prose.standing.topics)
  const written = (format: Prose['format']) => prose.filter((words) => words.format === format)
  return [
    ...faultsByFile(draft, 'tags', '', written('letter'), (raw, { part }) => [
      ...tagsAndLost(raw, part, letterTags),
      ...rawHtml(raw),
    ]),
    ...faultsByFile(draft, 'Markdown', [terms, topics], written('markdown'), (raw, words) => {
      const written = tagsAndLost(raw, words.part)
      return [
        ...written,
        ...(written.length === 0 ? markdocFaults(raw, analysisOfBody(draft, words)?.faults ?? []) : []),
        ...rawHtml(raw),
        ...(terms ? unknownNames(raw, 'term', terms, 'glossary term') : []),
        ...(topics ? unknownNames(raw, 'standing', topics, 'topic in standing.yaml') : []),
      ]
    }),
  ]
}

function tagsAndLost(raw: string, part: Prose['part'], tags?: Parameters<typeof tagFaults>[1]): ProseFault[] {
  const faults = tagFaults(raw, tags)
  return faults.length > 0 ? faults : lostMarkdown(raw, part)
}

/** Faults that Markdoc finds in well-formed tags: a tag where it may not stand, a state of the scheme that does not exist. */
const markdocFaults = (raw: string, faults: BodyAnalysis['faults']): ProseFault[] =>
  // One fault upsets its surroundings: report only the first message of a line.
  firstOfEach(faults, ({ line }) => line).map(({ id, message, line }) => {
    const { what, fix } =
      id === 'tag-placement-invalid'
        ? { what: 'a tag that belongs inside a sentence stands alone', fix: 'put words around it' }
        : { what: message.charAt(0).toLowerCase() + message.slice(1), fix: 'compare it with content/README.md' }
    return faultAt(offsetOfLine(raw, line), `markdown-${id}`, what, fix)
  })

/** HTML tags, comments and signs written as names. A closing tag is part of the fault that its opening tag is. */
function rawHtml(raw: string): ProseFault[] {
  const found = [...raw.matchAll(/<(?<close>\/?)(?<name>[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]+|#\d+);/gi)]
  const opened = new Set(found.filter(({ groups }) => groups?.close === '').map(({ groups }) => groups?.name))
  return found
    .filter(({ groups }) => groups?.close !== '/' || !opened.has(groups.name))
    .map((match) =>
      faultAt(
        match.index,
        'raw-html',
        `raw HTML ${match[0].slice(0, 40)}`,
        'write it as Markdown, or with one of the tags of content/README.md',
      ),
    )
}

const unknownNames = (raw: string, tag: string, known: readonly string[], what: string): ProseFault[] =>
  [...raw.matchAll(new RegExp(`\\{%\\s*${tag}\\s+\\\\?"([^"\\\\]*)`, 'dg'))]
    .filter(([, name = '']) => !known.includes(name))
    .map(({ 1: name = '', indices }) =>
      faultAt(
        indices?.[1]?.[0] ?? 0,
        `unknown-${tag}`,
        `there is no ${what} "${name}"`,
        didYouMean(name, known, 'add it, or use another'),
      ),
    )

const named: Schema = { attributes: { primary: { type: String, required: true } } }

/** The tags that letters are written with, beside plain Markdown. content/README.md says what each is for. */
const letterTags = {
  blank: {
    selfClosing: true,
    attributes: {
      ...named.attributes,
      as: { type: String, matches: ['bullets', 'numbers', 'paragraphs', 'weekday'] },
      capital: { type: Boolean },
    },
  },
  fact: { selfClosing: true, attributes: { ...named.attributes, on: { type: String } } },
  voice: { selfClosing: true, attributes: { ...named.attributes, capital: { type: Boolean } } },
  part: { selfClosing: true, attributes: named.attributes ?? {} },
  // Its attributes are conditions, which the letter declares.
  when: {},
  optional: { attributes: {} },
  details: { attributes: {} },
} as const satisfies Record<string, Schema>

/** What Markdown shows as it is written, or takes for something else, without a word. */
const inWords: readonly Wrong[] = [
  {
    find: /!\[/g,
    what: 'a picture cannot stand among words',
    fix: 'name one of the site’s own with {% figure "…" /%}, or take it out',
  },
  { find: /(?<!!)\[\s*\]\((?=[^)\n]+\))/g, what: 'the link has no words', fix: 'write it as [words](/address)' },
  { find: /\]\(\s*\)/g, what: 'the link has no address', fix: 'write the address between the brackets' },
  {
    find: /\]\([^()\s]+\s/g,
    what: 'the address of a link has a space in it, or no ")" where it ends',
    fix: 'write it as [words](/address)',
  },
  {
    find: /\]\s+\((?=\/|#|https?:|mailto:|tel:|www\.)/g,
    what: 'a space parts the words of a link from its address',
    fix: 'write it as [words](/address)',
  },
  { find: /\]\[|\[\^/g, what: 'a link or note names what stands elsewhere', fix: 'write it as [words](/address)' },
  {
    find: /https?:\/\/|\bwww\.(?=\w)/g,
    what: 'a web address among the words is not a link',
    fix: 'write it as [words](https://…)',
  },
  { find: /\*\*/g, what: 'the ** has no other to go with it', fix: 'write **words**, without a space inside' },
  { find: /\{\s+%|%\s+\}/g, what: 'a space parts the signs of a tag', fix: 'write {% and %}' },
]

const inBody: readonly Wrong[] = [
  ...inWords,
  {
    find: /^#\s/gm,
    what: 'this is a second title: the page’s own is "title" at the top of the file',
    fix: 'start the heading with ##',
  },
  { find: /^#{1,6}(?![#\s])/gm, what: 'a heading has no space after its #', fix: 'write ## and a space' },
  {
    find: /^(?![|>#\s-]).+\n(?:=+|-+)[ \t]*$/gm,
    what: 'a line of signs makes a heading of the words above it',
    fix: 'start a heading with ##, or leave an empty line above the signs',
  },
  { find: /^```/gm, what: 'the ``` is never closed', fix: 'write ``` on a line where it ends' },
]

// Code, tags, and what is well written.
const wellWritten = [
  /^```[\s\S]*?^```$|(?<!`)`[^`\n]+`(?!`)/gm,
  /\{%[\s\S]*?%\}/g,
  /(?<!!)\[[^[\]]*\S[^[\]]*\]\((?:[^()\s]|\([^()\s]*\))+\)/g,
  /\*\*(?=\S)(?:(?!\*\*)[\s\S])*?(?<=\S)\*\*/g,
]

/** Find words that Markdown would lose or misread; a page’s whole body may also have headings and tables. */
export function lostMarkdown(raw: string, part: Prose['part']): ProseFault[] {
  const text = wellWritten.reduce((left, good) => left.replaceAll(good, blank), raw)
  const lost =
    part === 'field'
      ? faultsFound(text, 'lost-markdown', inWords)
      : [...faultsFound(text, 'lost-markdown', inBody), ...tableFaults(text)]
  // One fault upsets its surroundings: report only the first that is found on a line.
  return firstOfEach(lost, ({ offset }) => raw.lastIndexOf('\n', offset - 1))
}

const blank = (part: string): string => part.replaceAll(/[^\n]/g, 'x')

/** Rows of a table with more or fewer cells than its first, which are cut or filled up, and tables that are none. */
function tableFaults(text: string): ProseFault[] {
  return [...text.matchAll(/(?:^ {0,3}\|.*(?:\n|$))+/gm)].flatMap(({ 0: table, index }) => {
    const [head = '', line, ...rows] = table.trimEnd().split('\n')
    const columns = cellsIn(head)
    if (line === undefined || !/^[\s|:]*-[\s|:-]*$/.test(line) || cellsIn(line) !== columns)
      return faultAt(
        index,
        'broken-table',
        `below the first row of a table stands a line of --- for each of its ${columns} columns`,
        `write |${' --- |'.repeat(columns)} there`,
      )
    let offset = index + head.length + line.length + 2
    return rows.flatMap((row) => {
      const at = offset
      offset += row.length + 1
      const cells = cellsIn(row)
      return cells === columns
        ? []
        : faultAt(
            at,
            'broken-table',
            `this row of a table has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and its first row ${columns}`,
            'write as many, with | between them',
          )
    })
  })
}

const cellsIn = (row: string): number =>
  row
    .trim()
    .replaceAll('\\|', '')
    .replace(/^\||\|$/g, '')
    .split('|').length
