import type { Schema } from '@markdoc/markdoc'
import type { BodyAnalysis } from '../../content/prose/analyseBody.ts'
import { glossaryFile } from '../../content/prose/context.ts'
import { faultAt, type Prose, type ProseFault, placeIn, problemsIn, rawText } from '../../content/prose/prose.ts'
import { tagFaults } from '../../content/prose/tags.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
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
    ...faultsByFile(draft, 'tags', '', written('letter'), (words) => [
      ...tagsAndLost(words, letterTags),
      ...rawHtml(words),
    ]),
    ...faultsByFile(draft, 'Markdown', [terms, topics], written('markdown'), (words) => {
      const written = tagsAndLost(words)
      return [
        ...written,
        ...(written.length === 0 ? markdocFaults(words, analysisOfBody(draft, words)?.faults ?? []) : []),
        ...rawHtml(words),
        ...(terms ? unknownNames(words, 'term', new Set(terms), 'glossary term') : []),
        ...(topics ? unknownNames(words, 'standing', new Set(topics), 'topic in standing.yaml') : []),
      ]
    }),
  ]
}

/** Faults of tags or, where all tags are well written, what Markdown would lose. */
function tagsAndLost(words: Prose, tags?: Parameters<typeof tagFaults>[1]): Problem[] {
  const raw = rawText(words)
  const faults = tagFaults(raw, tags)
  return problemsIn(words, faults.length > 0 ? faults : lostMarkdown(raw, words.part))
}

/** Faults that Markdoc finds in well-formed tags: a tag where it may not stand, a state of the scheme that does not exist. */
function markdocFaults(words: Prose, faults: BodyAnalysis['faults']): Problem[] {
  const lines = new Set<number>()
  return faults.flatMap(({ id, message, line }) => {
    // One fault upsets its surroundings: report only the first message of a line.
    if (lines.has(line)) return []
    lines.add(line)
    const { what, fix } =
      id === 'tag-placement-invalid'
        ? { what: 'a tag that belongs inside a sentence stands alone', fix: 'put words around it' }
        : { what: lowerFirst(message), fix: 'compare it with content/README.md' }
    return [problemAt(placeIn(words, offsetOfLine(rawText(words), line)), `markdown-${id}`, what, fix)]
  })
}

const offsetOfLine = (raw: string, line: number): number =>
  raw.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0)

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1)

/** HTML tags, comments and signs written as names. A closing tag is part of the fault that its opening tag is. */
function rawHtml(words: Prose): Problem[] {
  const found = [
    ...rawText(words).matchAll(/<(?<close>\/?)(?<name>[a-z][a-z0-9-]*)(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]+|#\d+);/gi),
  ]
  const opened = new Set(found.filter(({ groups }) => groups?.close === '').map(({ groups }) => groups?.name))
  return found
    .filter(({ groups }) => groups?.close !== '/' || !opened.has(groups.name))
    .map((match) =>
      problemAt(
        placeIn(words, match.index),
        'raw-html',
        `raw HTML ${match[0].slice(0, 40)}`,
        'write it as Markdown, or with one of the tags of content/README.md',
      ),
    )
}

function unknownNames(words: Prose, tag: string, known: ReadonlySet<string>, what: string): Problem[] {
  return [...rawText(words).matchAll(new RegExp(`\\{%\\s*${tag}\\s+\\\\?"([^"\\\\]*)`, 'g'))].flatMap((match) => {
    const name = match[1] ?? ''
    return known.has(name)
      ? []
      : problemAt(
          placeIn(words, match.index + match[0].length - name.length),
          `unknown-${tag}`,
          `there is no ${what} "${name}"`,
          didYouMean(name, known, 'add it, or use another'),
        )
  })
}

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

/** Something that Markdown shows as it is written, or takes for something else, without a word. */
type Lost = { find: RegExp; what: string; fix: string }

const inWords: readonly Lost[] = [
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

const inBody: readonly Lost[] = [
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
export function lostMarkdown(raw: string, part: 'body' | 'field'): ProseFault[] {
  const text = wellWritten.reduce((left, good) => left.replaceAll(good, blank), raw)
  const lost = (part === 'body' ? inBody : inWords).flatMap(({ find, what, fix }) =>
    [...text.matchAll(find)].map(({ index }) => faultAt(index, 'lost-markdown', what, fix)),
  )
  const lines = new Set<number>()
  return (part === 'body' ? [...lost, ...tableFaults(text)] : lost).filter(({ offset }) => {
    // One fault upsets its surroundings: report only the first that is found on a line.
    const line = raw.lastIndexOf('\n', offset - 1)
    const first = !lines.has(line)
    lines.add(line)
    return first
  })
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
