import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type FaultKind, inText, lineAt, typo, type Where } from './original.ts'

type Slips = Readonly<Record<string, string>>

/** One kind of content: its files, the part of them, the names of its fields, slips that anybody makes in it, and its own. */
type ContentKind = {
  files: string
  part?: string
  words: string
  entry?: string
  slips: readonly string[]
  ideas?: string
}

/** Something slipped in some files: an expression, and what to write for what it finds, where that is not misspelt. */
type Pattern =
  | string
  | { find: string; part?: NonNullable<Where['part']>; put?: string | string[]; fix?: string; line?: number }

const {
  patterns: slipped,
  slips,
  content,
} = parse(readFileSync(new URL('ideas.yaml', import.meta.url), 'utf8')) as {
  patterns: Readonly<Record<string, Readonly<Record<string, Pattern>>>>
  slips: Slips
  content: Readonly<Record<string, ContentKind>>
}

export const patterns: readonly FaultKind[] = Object.entries(slipped).flatMap(([files, own]) =>
  Object.entries(own).map(([name, pattern]) => {
    const { find, put, fix, line = 0, ...part } = typeof pattern === 'string' ? { find: pattern } : pattern
    const where = { files: new RegExp(files), find: new RegExp(find, 'g'), ...part }
    return inText(name, where, (match, dice) =>
      put === undefined
        ? { text: typo(match[0], dice), fix: match[0] }
        : { text: filled(unescaped(dice.pick([put].flat())), match), fix: fix && filled(fix, match), line },
    )
  }),
)

/** List what an editor could get wrong in each kind of content, a line each in ideas.yaml. */
export const ideas: readonly FaultKind[] = Object.entries(content).flatMap(([name, kind]) =>
  [...kind.slips.map((group) => slips[group] ?? ''), kind.ideas ?? '']
    .flatMap((list) => list.split('\n').filter((line) => line !== ''))
    .flatMap(eachValue)
    .map((idea) => faultOf(name, kind, idea)),
)

/** "key: one ¦ other" and "this → one ¦ other" as an idea for each. */
function eachValue(line: string): string[] {
  const [, start = '', values = line] = /^(.+? → |[^ ]+: )(.*)$/.exec(line) ?? []
  return values.split(' ¦ ').map((value) => start + value)
}

function faultOf(content: string, { files, part, words, entry }: ContentKind, idea: string): FaultKind {
  const { find, put } = editOf(idea.replaceAll('WORDS', words).replaceAll('ENTRY', entry ?? '(?!)'))
  const isPlace: Where['isPlace'] = (original, file, offset) =>
    isWithin(original.text(file), offset, part) &&
    !original.isInExample(file, offset) &&
    !isInComment(original.text(file), offset)
  return {
    content,
    ...inText(`${content}: ${idea}`, { files: new RegExp(files), find, isPlace }, (match, _, original, file) => {
      const before = original.text(file)
      const text = filled(put, match)
      const after = before.slice(0, match.index) + text + before.slice(match.index + match[0].length)
      const first = lineAt(before, match.index)
      const last = lineAt(after, match.index + text.length)
      // A tag that is taken out may be missed where it is closed.
      const closing = text === '' && match[0].startsWith('{%') ? after.indexOf('{% /', match.index) : match.index
      const places = [
        lineAt(after, closing),
        ...linesAround(before, first),
        ...Array.from({ length: last - first + 1 }, (_, more) => first + more),
      ]
      return { text, or: places.map((line) => ({ file, line })) }
    }),
  }
}

/** "$&" as what was found, and "$1" as its first group. */
const filled = (text: string, match: RegExpExecArray): string =>
  text.replaceAll(/\$(&|\d)/g, (_, group: string) => match[group === '&' ? 0 : Number(group)] ?? '')

/** "key: value" writes a value, "- key" removes a field, "= this" doubles a match, "P: words" replaces a paragraph, "this → that" a regex’s match. */
function editOf(idea: string): { find: RegExp; put: string } {
  const [, find, replacement] = /^(.+?) →(?: (.*))?$/.exec(idea) ?? []
  if (find !== undefined) return { find: new RegExp(find, 'g'), put: unescaped(replacement ?? '') }
  const [, sign, what] = /^([-=]) (.+)$/.exec(idea) ?? []
  if (sign === '-')
    return {
      find: new RegExp(`(?<=\\n) *(?:${what}): [^>|\\n][^\\n]*\\n|(?<=[{ ])(?:${what}): [^,{}\\n]+, `, 'g'),
      put: '',
    }
  if (sign === '=') return { find: new RegExp(`${what}`, 'g'), put: '$&$&' }
  const [, key = '', value = ''] = /^(\S+):(?: (.*))?$/.exec(idea) ?? []
  if (key === 'P') return { find: /(?<=\n\n)[A-Z][a-z]+ [a-z][^\n{}[\]*|]+(?=\n)/g, put: unescaped(value) }
  const plain = value.includes('$&') ? '[A-Za-z][^"\'\\n{}\\[\\]#:]+' : '[^>|\\n][^\\n]*'
  const inFlow = value.includes('$&') ? '[A-Za-z][^"\',\\n{}\\[\\]#:]+' : '(?:"[^"\\n]*"|\'[^\'\\n]*\'|[^,{}\\n"\']+)'
  return {
    find: new RegExp(
      `(?<=(?:^|\\n) *(?:- )*(?:${key}): )(?!\\{)${plain}(?=\\n)|(?<=[{,] (?:${key}): )${inFlow}(?=,| \\})`,
      'g',
    ),
    put: unescaped(value),
  }
}

/** "\n" and the like as they are meant, and "x ×9" as nine of them. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\\(u[0-9a-f]{4}|[nt])/gi, (sign) => JSON.parse(`"${sign}"`) as string)
    .replace(/^(.+) ×(\d+)$/s, (_, one: string, times: string) => one.repeat(Number(times)))
}

/** The part of a file that its expression finds, or one side of a Markdown file’s front matter. */
function isWithin(text: string, offset: number, part: string | undefined): boolean {
  if (part === undefined) return true
  const found = new RegExp(part).exec(text)
  return found !== null && offset >= found.index && offset < found.index + found[0].length
}

const isInComment = (text: string, offset: number): boolean =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).startsWith('# ')

/** The line, and those above that are each indented less, with the first line in each: where a field that is not there is missed. */
function linesAround(text: string, line: number): number[] {
  const lines = text.split('\n')
  const indentOf = (one = '') =>
    one.trim() === '' || one.startsWith('#') ? Infinity : one.replace(/^( *)- /, '$1  ').search(/\S/)
  const around = [line]
  let indent = indentOf(lines[line - 1])
  for (let above = line - 1; above > 0 && indent > 0; above--)
    if (indentOf(lines[above - 1]) < indent || /^ *- /.test(lines[above - 1] ?? '')) {
      around.push(above, above + 1)
      indent = Math.min(indent, indentOf(lines[above - 1]))
    }
  const first = lines.findIndex((one) => !/^(?:#|$)/.test(one)) + 1
  return [...around, first, first + 1]
}
