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

/** Every text that stands in a source file: strings, templates with "…" for each blank, and words between tags. */
export function textsIn(file: string): string[] {
  const found: string[] = []
  walk(parseSync(file, readFileSync(file, 'utf8')).program, (node) => {
    const text = textOf(node)
    if (text !== undefined) found.push(text)
  })
  return found
}

/** What stands in a source file as text of two words or more, but for what no visitor reads: class names, selectors, drawings, errors. */
export function shortIn(file: string): string[] {
  const found: string[] = []
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one)
    if (typeof node !== 'object' || node === null || Array.isArray(node) || isUnread(node as Node)) return
    const text = textOf(node as Node)
      ?.replaceAll(/\s+/g, ' ')
      .trim()
    if (text !== undefined && wordsIn(text) >= 2 && !unread.test(text)) found.push(text)
    for (const [name, inner] of Object.entries(node))
      if (!(name === 'key' && (node as Node).type === 'Property')) look(inner)
  }
  look(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

/** Selectors, markup, drawings, addresses and names of files, by how they begin, what they hold or how they end. */
const unread = /^[#.[<]|[<>=]|:is\(|^(?:M\d|H … V|\d+px |mailto:)|\.(?:txt|ics|png)$/
const unreadAttributes = new Set([
  'className',
  'd',
  'rel',
  'href',
  'media',
  'content',
  'points',
  'transform',
  'viewBox',
])
const asksThePage = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches'])

function isUnread({ type, name, callee, source }: Node): boolean {
  switch (type) {
    case 'ImportDeclaration':
    case 'ThrowStatement':
    case 'TSTypeAliasDeclaration':
    case 'TSTypeAnnotation':
      return true
    case 'ExportNamedDeclaration':
      return source !== null && source !== undefined
    case 'JSXAttribute':
      return unreadAttributes.has(String((name as Node)['name']))
    case 'CallExpression':
    case 'NewExpression': {
      const { name: called, property } = (callee ?? {}) as { name?: string; property?: { name?: string } }
      return asksThePage.has(property?.name ?? '') || /Error$/.test(called ?? '')
    }
    default:
      return false
  }
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
