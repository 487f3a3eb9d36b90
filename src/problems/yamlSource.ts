import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import { type Problem, problemAt, type SourcePosition, TextSource } from './problem.ts'

export type YamlPath = readonly PropertyKey[]

// A parsed document takes far more memory than its text, and few are asked for again: the last ones are kept.
const mostDocuments = 64
const documents = new Map<YamlSource, Document>()

/** Start and end of the values that were asked for, by their paths: they are asked for each time a site is read. */
export type Ranges = Map<string, readonly [number, number] | undefined>

/** A YAML file that knows the place of each of its parts. It is parsed on first use. */
export class YamlSource extends TextSource {
  #read: { value: unknown; problems: readonly Problem[] } | undefined
  readonly #ranges: Ranges

  /** Pass the ranges of an earlier reading of the same text to save reading it again. */
  constructor(file: string, text: string, ranges: Ranges = new Map()) {
    super(file, text)
    this.#ranges = ranges
  }

  get value(): unknown {
    return this.#reading().value
  }

  get problems(): readonly Problem[] {
    return this.#reading().problems
  }

  /** The offset of the value at a path, or of its nearest ancestor that exists. */
  offsetAt(path: YamlPath): number {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = this.#nodeAt(path.slice(0, depth))
      if (node?.range) return node.range[0]
    }
    return 0
  }

  placeAt(path: YamlPath): SourcePosition {
    return this.placeOf(this.offsetAt(path))
  }

  rangeAt(path: YamlPath): readonly [number, number] | undefined {
    const key = path.join('\0')
    if (!this.#ranges.has(key)) {
      const range = this.#nodeAt(path)?.range
      this.#ranges.set(key, range ? [range[0], range[1]] : undefined)
    }
    return this.#ranges.get(key)
  }

  /** The offset of a key itself, or of what has no such key. */
  offsetOfKey(path: YamlPath, key: string): number {
    const map = this.#nodeAt(path)
    const pair = isMap(map)
      ? map.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key)
      : undefined
    return isNode(pair?.key) && pair.key.range ? pair.key.range[0] : this.offsetAt(path)
  }

  /** The place of a key itself, for keys that should not be there. */
  placeOfKey(path: YamlPath, key: string): SourcePosition {
    return this.placeOf(this.offsetOfKey(path, key))
  }

  #nodeAt(path: YamlPath): Node | undefined {
    const document = this.#document()
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    return isNode(node) ? node : undefined
  }

  #reading(): { value: unknown; problems: readonly Problem[] } {
    if (this.#read) return this.#read
    const document = this.#document()
    // Report the first fault of punctuation alone: later ones usually follow from it.
    const fault = yamlFault(document, this.text)
    this.#read = fault
      ? { value: undefined, problems: [problemAt(this.placeOf(fault.offset), fault.rule, fault.what, fault.fix)] }
      : { value: document.toJS(), problems: [] }
    return this.#read
  }

  /** The text parsed, which is done again when it has not been asked for lately. */
  #document(): Document {
    const document = documents.get(this) ?? parseDocument(this.text, { prettyErrors: false })
    documents.delete(this)
    documents.set(this, document)
    for (const oldest of documents.keys()) {
      if (documents.size <= mostDocuments) break
      documents.delete(oldest)
    }
    return document
  }
}

/** The first fault of a YAML document: of its punctuation, or a name that YAML would take for a reference. */
function yamlFault(document: Document, text: string): (Fault & { rule: string }) | undefined {
  const [error] = document.errors
  const tag = document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  const fault = error
    ? { offset: error.pos[0], ...(unclosed(text) ?? wordsFor(error, text)) }
    : tag
      ? special(tag.pos[0], '!', 'a type')
      : textFault(document, text)
  return fault && { rule: error?.code === 'DUPLICATE_KEY' ? 'duplicate-key' : 'yaml-syntax', ...fault }
}

type Words = { what: string; fix: string; offset?: number }
type Fault = Required<Words>

/** A list or block in brackets without its closing bracket: YAML notices only lines later. */
function unclosed(text: string): Words | undefined {
  let found: Words | undefined
  visit(parseDocument(text, { keepSourceTokens: true }), {
    Collection(_, node) {
      const token = node.srcToken
      if (
        token?.type !== 'flow-collection' ||
        token.end.some(({ type }) => type === 'flow-seq-end' || type === 'flow-map-end')
      )
        return undefined
      const [open, close] = token.start.source === '[' ? ['[', ']'] : ['{', '}']
      found = {
        offset: token.start.offset,
        what: `the "${open}" is never closed`,
        fix: `write "${close}" where it ends`,
      }
      return visit.BREAK
    },
  })
  return found
}

function wordsFor({ code, message, pos: [offset] }: YAMLError, text: string): Words {
  switch (code) {
    case 'DUPLICATE_KEY':
      return { what: `the key "${wordAt(text, offset)}" stands twice in one block`, fix: 'keep one of them' }
    case 'TAB_AS_INDENT':
      return { what: 'a tab is used for indentation', fix: 'use spaces' }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return keyInText(offset, text)
    case 'BLOCK_IN_FLOW':
      return {
        what: 'the text holds ": ", or a "," is missing before it',
        fix: 'put the whole text in quotes, or add the ","',
      }
    case 'BAD_SCALAR_START':
      return { what: `a text cannot start with "${text.charAt(offset)}" in YAML`, fix: 'put the whole text in quotes' }
    case 'BAD_DQ_ESCAPE':
      return {
        what: `"${text.slice(offset, offset + 2)}" means nothing between double quotes`,
        fix: 'write \\\\ for a backslash, or use single quotes',
      }
    case 'MULTILINE_IMPLICIT_KEY':
      return { what: `"${wordAt(text, offset)}" is not followed by ":"`, fix: 'write it as name: value' }
    case 'MISSING_CHAR':
      return /closing (["'])/.test(message)
        ? {
            what: 'a quotation mark is opened and never closed',
            fix: 'close it where the text ends',
            ...lastQuoteBefore(offset, text, /closing (.)/.exec(message)?.[1] ?? '"'),
          }
        : misplaced(offset, text)
    case 'BAD_INDENT':
      return misplaced(offset, text)
    case 'MULTIPLE_DOCS':
      return { what: 'a line of --- starts a second document', fix: 'remove the line' }
    case 'UNEXPECTED_TOKEN':
      return {
        what: `"${lineFrom(text, offset)}" stands where nothing more should follow`,
        fix: 'put the whole text in quotes, or remove what is left over',
      }
    default:
      return {
        what: `not readable as YAML: ${message.split('\n')[0]}`,
        fix: 'check the punctuation, quotes and indentation of this line and the one above',
      }
  }
}

/** "a: b: c" on one line, or a line indented so deep that YAML takes it for more of the text above. */
function keyInText(offset: number, text: string): Words {
  const line = lineFrom(text, offset)
  if (/:\s/.test(line))
    return { what: 'the text holds ": ", which YAML reads as another key', fix: 'put the whole text in quotes' }
  return misplaced(text.indexOf('\n', offset) + 1, text)
}

const misplaced = (offset: number, text: string): Words => {
  const start = outOfLine(offset, text) ?? offset + (/^[ ]*/.exec(text.slice(offset))?.[0].length ?? 0)
  if (/^[\w-]+$/.test(lineFrom(text, start)))
    return { offset: start, what: `"${wordAt(text, start)}" is not followed by ":"`, fix: 'write it as name: value' }
  return {
    offset: start,
    what: `"${wordAt(text, start)}" is not in line with the rest of its block`,
    fix: 'give it as many spaces in front as its neighbours have',
  }
}

/** Find a wrong line above: deeper than both neighbours where the first opens a block, or less deep and opening none. */
function outOfLine(offset: number, text: string): number | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const lines = text
    .slice(0, lineStart)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const [before = '', above = ''] = lines.slice(-2)
  const here = indentOf(text.slice(lineStart))
  const next = text.indexOf('\n', lineStart) + 1
  const opens = (line: string) => /:\s*$/.test(line)
  const isTooDeep =
    opens(before) && indentOf(before) < here && here < indentOf(above) && indentOf(text.slice(next)) === here
  const isTooShallow = !opens(above) && indentOf(above) < here && indentOf(before) === here
  return isTooDeep || isTooShallow ? text.lastIndexOf(above, lineStart) + indentOf(above) : undefined
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0

const special = (offset: number, sign: string, meaning: string): Fault => ({
  offset,
  what: `YAML takes a text that starts with "${sign}" for ${meaning}`,
  fix: 'put the whole text in quotes',
})

/** Texts that YAML takes for something else: names and references within the file, which these files have no use for, odd quotes and comments. */
function textFault(document: Document, text: string): Fault | undefined {
  let found: Fault | undefined
  visit(document, {
    Pair(_, { key }) {
      if (isCollection(key))
        found = {
          offset: key.range?.[0] ?? 0,
          what: 'a list or block stands where the name of a field should',
          fix: 'write name: value; put quotes round a text that starts with a bracket',
        }
      return found ? visit.BREAK : undefined
    },
    Node(_, node) {
      const offset = (node as Node).range?.[0] ?? 0
      if (isAlias(node)) found = special(offset, '*', 'a reference')
      else if (
        isScalar(node) &&
        node.type === 'PLAIN' &&
        typeof node.value === 'string' &&
        /"$/.test(node.value) &&
        node.value.split('"').length % 2 === 0
      )
        // YAML takes the mark for a letter.
        found = {
          offset,
          what: `the text ends with a quotation mark that is never opened: ${node.value.slice(-30)}`,
          fix: 'open it where the text starts, or remove it',
        }
      else if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined)
        found = special(offset, '&', 'a name')
      else if (isScalar(node)) found = oddNumber(node) ?? cutShort(node, text)
      return found ? visit.BREAK : undefined
    },
  })
  return found
}

/** A number as nobody writes one: YAML takes 08, 1e3 and 0x1F for 8, 1000 and 31. */
const oddNumber = ({ value, source = '', range }: Scalar): Fault | undefined =>
  typeof value !== 'number' || /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source)
    ? undefined
    : {
        offset: range?.[0] ?? 0,
        what: `YAML takes ${source} for the number ${value}`,
        fix: 'write the number in plain digits, or put a text in quotes',
      }

/** A text without quotes that a " #" cuts short: YAML takes what follows for a comment, which stands well apart. */
function cutShort({ type, value, range }: Scalar, text: string): Fault | undefined {
  if (type !== 'PLAIN' || !range || typeof value !== 'string') return undefined
  const [, space = '', rest] = /^([^\S\n]+)(#.*)/.exec(text.slice(range[1], range[1] + 40)) ?? []
  // A single word with a comment, or a text well apart from one, is intended.
  const meant = rest === undefined || (/^#\s/.test(rest) && (space.length > 1 || !value.includes(' ')))
  return meant
    ? undefined
    : {
        offset: range[1] + space.length,
        what: `YAML leaves out what follows " #": ${rest}`,
        fix: 'put the whole text in quotes; a comment stands on a line of its own, or after two spaces',
      }
}

const lineFrom = (text: string, offset: number): string => (/^[^\n]*/.exec(text.slice(offset))?.[0] ?? '').trim()

const wordAt = (text: string, offset: number): string =>
  (/^[^\s:,[\]{}]*/.exec(text.slice(offset))?.[0] ?? '').replaceAll(/^["']|["']$/g, '')

/** Find the last quote that opens and does not close on its line. */
function lastQuoteBefore(offset: number, text: string, quote: string): { offset?: number } {
  const opened = [...text.slice(0, offset).matchAll(/(?<=^|[:\-[{,] +)(["'])[^\n]*/gm)].filter(
    ([line, mark]) => mark === quote && line.split(quote).length % 2 === 0,
  )
  const last = opened.at(-1)
  return last ? { offset: last.index } : {}
}
