import type { Redirect } from '../content/manifest/schema.ts'
import type { YamlPath, YamlSource } from '../problems/yamlSource.ts'

/** Replace a value. Its quotes, its comment and the line around it stay. */
export function replaced(source: YamlSource, path: YamlPath, value: string): Splice {
  const [start, end] = rangeOf(source, path)
  const written = source.text.slice(start, end).trimEnd()
  const quote = /^["']/.exec(written)?.[0] ?? ''
  return { start, end: start + written.length, text: quote + value + quote }
}

/** Puts a line after the one on which an item of a list ends, as deep as the item’s own. */
export function lineAfter(source: YamlSource, item: YamlPath, line: string): Splice {
  const [start, end] = rangeOf(source, item)
  const at = endOfLine(source.text, start + source.text.slice(start, end).trimEnd().length)
  return { start: at, end: at, text: `${indentOf(source.text, start)}- ${line}\n` }
}

/** Puts a line before the one on which an item of a list starts. */
export function lineBefore(source: YamlSource, item: YamlPath, line: string): Splice {
  const [start] = rangeOf(source, item)
  const at = source.text.lastIndexOf('\n', start) + 1
  return { start: at, end: at, text: `${indentOf(source.text, start)}- ${line}\n` }
}

/** Adds to a list in square brackets that a block in braces holds, or the list itself when the block has none. */
export function addedToFlowList(source: YamlSource, block: YamlPath, key: string, value: string): Splice {
  const list = source.rangeAt([...block, key])
  if (list) {
    const at = list[0] + source.text.slice(...list).lastIndexOf(']')
    return { start: at, end: at, text: `, ${value}` }
  }
  const [start, end] = rangeOf(source, block)
  const brace = start + source.text.slice(start, end).lastIndexOf('}')
  const at = start + source.text.slice(start, brace).trimEnd().length
  return { start: at, end: at, text: `, ${key}: [${value}]` }
}

function rangeOf(source: YamlSource, path: YamlPath): readonly [number, number] {
  const range = source.rangeAt(path)
  if (!range) throw new Error(`${source.file} has nothing at ${path.join('.')}`)
  return range
}

const endOfLine = (text: string, offset: number): number =>
  text.indexOf('\n', offset) === -1 ? text.length : text.indexOf('\n', offset) + 1

function indentOf(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset) + 1
  return /^ */.exec(text.slice(lineStart))?.[0] ?? ''
}

export type Splice = { start: number; end: number; text: string }

/** The text with some stretches replaced. All else stays as it is, byte for byte. Throws when two stretches overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  let rest = text.length
  return splices
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((result, { start, end, text: words }) => {
      if (end > rest) throw new Error('two changes of one text overlap')
      rest = start
      return result.slice(0, start) + words + result.slice(end)
    }, text)
}

/** Adds redirects as the last of a manifest, or as its first. */
export function addRedirects(source: YamlSource, existing: readonly Redirect[], added: readonly Redirect[]): Splice[] {
  const lines = added.map(({ from, to }) => `{ from: ${from}, to: ${to} }`)
  if (lines.length === 0) return []
  if (existing.length > 0) return [lineAfter(source, ['redirects', existing.length - 1], lines.join('\n  - '))]
  const end = source.text.length
  return [
    {
      start: end,
      end,
      text: `${source.text.endsWith('\n') ? '' : '\n'}\nredirects:\n${lines.map((line) => `  - ${line}\n`).join('')}`,
    },
  ]
}
