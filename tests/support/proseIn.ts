import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

type Node = { type?: string; [key: string]: unknown }

/** The sentences that stand in a source file as text: in strings, in templates and between tags, of eight words or more, with the end of a sentence in or after them. */
export function proseIn(file: string): string[] {
  const found: string[] = []
  walk(parseSync(file, readFileSync(file, 'utf8')).program, (node) => {
    const text = textOf(node)?.replaceAll(markup, ' ').replaceAll(/\s+/g, ' ').trim()
    if (text !== undefined && /[.!?:](?:\s|$)/.test(text) && wordsIn(text) >= 8) found.push(text)
  })
  return found
}

const markup = /<[^<>]*>/g

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** A template counts as one text, with its blanks as a word each. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return value as string
  if (type === 'TemplateLiteral')
    return (quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked).join(' … ')
  return undefined
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (typeof node === 'object' && node !== null) {
    visit(node as Node)
    for (const inner of Object.values(node)) walk(inner, visit)
  }
}
