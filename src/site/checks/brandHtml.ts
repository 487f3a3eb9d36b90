import { isDeepStrictEqual } from 'node:util'
import type { Element, Nodes, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { faultAt, type Prose, type ProseFault, problemsIn, rawText } from '../../content/prose/prose.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { factInHtml } from '../factReferences.ts'

/** All the HTML that editors may write. Anything else is a fault, never taken out without a word. */
const allowed: Schema = {
  tagNames: ['p', 'strong', 'em', 'a'],
  attributes: { a: ['href'] },
  protocols: { href: ['https'] },
}
const elements = allowed.tagNames ?? []

export function checkBrandHtml({ entries }: Draft): Problem[] {
  return entries.flatMap(({ entry: { brand }, prose }) => {
    const words = prose.find(({ format }) => format === 'html')
    if (!brand || !words) return []
    const html = brand.aboutBrand.content
    const faults = htmlFaults(html).map((fault) => ({ ...fault, offset: offsetInFile(words, html, fault.offset) }))
    return problemsIn(words, faults)
  })
}

export function htmlFaults(html: string): ProseFault[] {
  const tree = fromHtml(html, { fragment: true })
  const faults = [...faultsOf(tree, false), ...orderFaults(html)]
  // Whatever has not been thought of above: what the sanitiser would change may not be published either.
  const changed = faults.length === 0 && !isDeepStrictEqual(childrenOf(sanitize(tree, allowed)), tree.children)
  return changed ? [notAllowed(0, 'the HTML holds something that is not allowed', `use only ${listed}`)] : faults
}

const notAllowed = (offset: number, what: string, fix = 'remove it'): ProseFault =>
  faultAt(offset, 'html-not-allowed', what, fix)

const childrenOf = (node: Nodes) => ('children' in node ? node.children : [])

const listed = `${elements.map((name) => `<${name}>`).join(', ')} and {% fact "…" /%}`

function faultsOf(node: Nodes, inLink: boolean): ProseFault[] {
  const offset = node.position?.start.offset ?? 0
  switch (node.type) {
    case 'root':
      return childFaults(node, inLink)
    case 'element':
      return elements.includes(node.tagName)
        ? [...attributeFaults(node, offset), ...childFaults(node, inLink || node.tagName === 'a')]
        : [notAllowed(offset, `<${node.tagName}> is not allowed here`, `use only ${listed}`)]
    case 'text':
      return tagFaultsIn(node, offset, inLink)
    default:
      return [notAllowed(offset, `a ${node.type} is not allowed here`)]
  }
}

const childFaults = (node: Root | Element, inLink: boolean): ProseFault[] =>
  node.children.flatMap((child) => faultsOf(child, inLink))

function attributeFaults({ tagName, properties }: Element, offset: number): ProseFault[] {
  const names = Object.keys(properties)
  const stray = names.filter((name) => tagName !== 'a' || name !== 'href')
  const href = String(properties.href ?? '')
  return [
    ...stray.map((name) => notAllowed(offset, `<${tagName}> may not have the attribute "${name.toLowerCase()}"`)),
    ...(tagName === 'a' && !names.includes('href')
      ? [notAllowed(offset, '<a> has no href', 'write <a href="/path">, or remove it')]
      : []),
    ...(href === '' || /^(?:\/(?![/\\])|#|https:\/\/)/.test(href)
      ? []
      : [
          faultAt(
            offset,
            'bad-link',
            `the link ${href.slice(0, 60)} is not a path of this site or an https address`,
            'write it as /path or https://…',
          ),
        ]),
  ]
}

/** Only fact tags are printed inside HTML. A fact is a link itself, so it may not be in one. */
function tagFaultsIn({ value }: Text, offset: number, inLink: boolean): ProseFault[] {
  const facts = new Set([...value.matchAll(factInHtml)].map(({ index }) => index))
  return [...value.matchAll(/\{%/g)].flatMap(({ index }) => {
    const fault = (what: string, fix: string) => faultAt(offset + index, 'html-tag', what, fix)
    if (!facts.has(index))
      return fault(
        `${value.slice(index, index + 40)} would be shown as it stands`,
        'write {% fact "…" /%}: other tags and attributes do not work in HTML',
      )
    return inLink ? fault('a fact stands inside a link, and is a link itself', 'move it out of the <a>') : []
  })
}

/** A browser mends tags that do not close in order, in ways nobody asked for. */
function orderFaults(html: string): ProseFault[] {
  const fault = (offset: number, what: string, fix: string) => [faultAt(offset, 'html-order', what, fix)]
  const open: string[] = []
  for (const { index, groups } of html.matchAll(/<(?<close>\/?)(?<name>[a-z][a-z0-9]*)\b[^>]*>?/gi)) {
    const name = String(groups?.name).toLowerCase()
    if (!elements.includes(name)) continue
    if (groups?.close === '' && !open.includes(name) && (name !== 'p' || open.length === 0)) open.push(name)
    else if (groups?.close !== '' && open.at(-1) === name) open.pop()
    else
      return fault(
        index,
        `<${groups?.close}${name}> stands where it cannot`,
        open.length > 0 ? `close <${open.at(-1)}> first` : 'open it first, or remove it',
      )
  }
  const last = open.at(-1)
  return last === undefined
    ? []
    : fault(html.lastIndexOf(`<${last}`), `<${last}> is never closed`, `write </${last}> where it ends`)
}

/** Map an offset in the HTML to one in the file: YAML may fold lines and add escapes, but a "<" or "{%" stays the nth. */
function offsetInFile(words: Prose, html: string, offset: number): number {
  const mark = html.startsWith('{%', offset) ? '{%' : '<'
  const nth = html.slice(0, offset).split(mark).length
  return Math.max(0, [...rawText(words).matchAll(mark === '<' ? /</g : /\{%/g)][nth - 1]?.index ?? 0)
}
