import { type Document, isMap, isNode, isPair, isScalar, type Node, parseDocument } from 'yaml'
import { type SourcePosition, type Problem, problemAt, TextSource } from './problem.ts'
import { yamlFault } from './yamlFault.ts'

export type YamlPath = readonly PropertyKey[]

// A parsed document takes far more memory than its text, and few are asked for again: the last ones are kept.
const mostDocuments = 64
const documents = new Map<YamlSource, Document>()

/** Start and end of the values that were asked for, by their paths: they are asked for each time a site is read. */
export type Ranges = Map<string, readonly [number, number] | undefined>

/** A YAML file that knows where each of its parts stands. It is parsed when something is asked of it. */
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

  /** Start and end of the value at a path; undefined when there is none. */
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
    // Faults after one in the punctuation seldom are faults of their own: the first says enough.
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
