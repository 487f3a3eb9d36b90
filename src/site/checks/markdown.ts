import { glossaryFile } from '../../content/glossary/schema.ts'
import type { BodyAnalysis } from '../../content/prose/analyseBody.ts'
import { lostMarkdown } from './lostMarkdown.ts'
import { tagFaults } from '../../content/prose/tagFaults.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { placeIn, type Prose, rawText } from '../../content/prose/prose.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../faultsByFile.ts'
import { analysisOfBody } from '../analysisOf.ts'
import type { Schema } from '@markdoc/markdoc'

/** Markdown parses, its tags are ours and used as they should be, nothing of it is lost, and it holds no raw HTML. */
export function checkMarkdown(draft: Draft): Problem[] {
  const { prose, site, faulty } = draft
  // A file that cannot be read names nothing: it speaks for itself.
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
  return (faults.length > 0 ? faults : lostMarkdown(raw, words.part)).map(({ offset, rule, what, fix }) =>
    problemAt(placeIn(words, offset), rule, what, fix),
  )
}

/** Faults that Markdoc finds in well-formed tags: a tag where it may not stand, a state of the scheme that does not exist. */
function markdocFaults(words: Prose, faults: BodyAnalysis['faults']): Problem[] {
  const lines = new Set<number>()
  return faults.flatMap(({ id, message, line }) => {
    // One fault upsets what stands around it: the first message of a line says enough.
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
      : [
          problemAt(
            placeIn(words, match.index + match[0].length - name.length),
            `unknown-${tag}`,
            `there is no ${what} "${name}"`,
            didYouMean(name, known, 'add it, or use another'),
          ),
        ]
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
