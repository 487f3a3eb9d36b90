import { type Document, isMap, isNode, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import { type Place, type Problem, problemAt } from './problem.ts'
import { TextSource } from './textSource.ts'
import { yamlFault } from './yamlFault.ts'

export type YamlPath = readonly PropertyKey[]

/** A parsed YAML file that still knows where each of its parts stands. */
export class YamlSource extends TextSource {
  readonly value: unknown
  readonly problems: readonly Problem[]
  readonly #document: Document

  constructor(file: string, text: string) {
    super(file, text)
    this.#document = parseDocument(text, { lineCounter: new LineCounter(), uniqueKeys: true, prettyErrors: false, keepSourceTokens: true })
    // What follows a fault in the punctuation is seldom a fault of its own: the first says enough.
    const fault = yamlFault(this.#document, text)
    this.problems = fault ? [problemAt(this.placeOf(fault.offset), fault.rule, fault.what, fault.fix)] : []
    this.value = fault ? undefined : this.#document.toJS()
  }

  /** The offset of the value at a path, or of its nearest ancestor that exists. */
  offsetAt(path: YamlPath): number {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = this.#nodeAt(path.slice(0, depth))
      if (node?.range) return node.range[0]
    }
    return 0
  }

  placeAt(path: YamlPath): Place {
    return this.placeOf(this.offsetAt(path))
  }

  /** Where the value at a path starts and ends; undefined when there is none. */
  rangeAt(path: YamlPath): readonly [number, number] | undefined {
    const range = this.#nodeAt(path)?.range
    return range ? [range[0], range[1]] : undefined
  }

  /** The place of a key itself, for keys that should not be there. */
  placeOfKey(path: YamlPath, key: string): Place {
    const map = this.#nodeAt(path)
    const pair = isMap(map) ? map.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key) : undefined
    return isNode(pair?.key) && pair.key.range ? this.placeOf(pair.key.range[0]) : this.placeAt(path)
  }

  #nodeAt(path: YamlPath): Node | undefined {
    const node = path.length === 0 ? this.#document.contents : this.#document.getIn(path, true)
    return isNode(node) ? node : undefined
  }
}
