import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import postcss, { type Container, type Declaration, type Node } from 'postcss'
import { type Browsers, type Feature, isLackedBy } from './newerThan.ts'

const css = bcd.css as unknown as Record<string, Record<string, Feature>>
const html = bcd.html as unknown as Record<string, Record<string, Feature>>

/**
 * What a style sheet uses and some of these browsers do not have: at-rules, conditions of media, selectors, properties, their values,
 * functions and units, each with the selector it is in. Left out is what a rule asks for by `@supports`, and a declaration that
 * follows another of the same property, or of its prefixed name: browsers that do not know it keep that one.
 */
export function stylesNewerThan(browsers: Browsers, styles: string): string[] {
  const found = new Set<string>()
  const note = (feature: Feature | undefined, name: string, where = '') => {
    if (isLackedBy(browsers, feature)) found.add(where === '' ? name : `${name} in ${where}`)
  }
  const check = (container: Container) =>
    container.each((node) => {
      if (node.type === 'atrule') {
        if (node.name === 'supports') return
        note(css['at-rules']?.[node.name], `@${node.name}`)
        if (node.name === 'media')
          for (const [name] of node.params.matchAll(/[a-z][\w-]+/g)) note(partOf('media', name), `@media ${name}`)
      }
      if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
          note(css.selectors?.[name], `:${name}`, node.selector)
        if (node.parent?.type === 'rule') note(css.selectors?.nesting, 'nesting', node.selector)
      }
      if (node.type === 'decl' && !node.prop.startsWith('--') && !hasFallback(node)) noteValue(node)
      if ('nodes' in node && node.nodes) check(node as Container)
    })
  const noteValue = ({ prop, value, parent }: Declaration) => {
    const where = selectorOf(parent)
    const property = css.properties?.[prop]
    note(property, prop, where)
    const words = value.replaceAll(/"[^"]*"|url\([^)]*\)|var\([^)]*\)/g, '')
    if (property !== undefined && !isLackedBy(browsers, property))
      for (const [word] of words.matchAll(/(?<![\w-])[a-z][\w-]*/g))
        note(property[word] as Feature | undefined, `${prop}: ${word}`, where)
    for (const [, name = ''] of words.matchAll(/([a-z-]+)\(/g)) note(functionOf(name), `${name}()`, where)
    for (const [, unit = ''] of words.matchAll(/\d([a-z]{2,5})\b/g))
      note(css.types?.length?.[unit] as Feature | undefined, unit, where)
  }
  check(postcss.parse(styles))
  return [...found].sort()
}

const partOf = (rule: string, name: string) => css['at-rules']?.[rule]?.[name] as Feature | undefined

/** A function of values, wherever the data has it: among the types themselves or below the kind that it is of. */
const functionOf = (name: string) =>
  [css.types, ...Object.values(css.types ?? {})].map((of) => of?.[name] as Feature | undefined).find(Boolean)

function hasFallback({ prop, parent }: Declaration): boolean {
  const alike = (parent?.nodes ?? []).filter(
    (node): node is Declaration => node.type === 'decl' && node.prop.replace(/^-(?:webkit|moz)-/, '') === prop,
  )
  return alike.length > 1
}

const selectorOf = (node: Node | undefined): string => (node && 'selector' in node ? String(node.selector) : '')

/** The elements and attributes of a page that some of these browsers do not have. */
export function markupNewerThan(browsers: Browsers, page: string): string[] {
  const found = new Set<string>()
  const visit = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue
      const element = html.elements?.[child.tagName]
      if (isLackedBy(browsers, element)) found.add(`<${child.tagName}>`)
      for (const property of Object.keys(child.properties)) {
        const name = property.toLowerCase()
        const attribute = (element?.[name] ?? html.global_attributes?.[name]) as Feature | undefined
        if (isLackedBy(browsers, attribute)) found.add(`<${child.tagName} ${name}>`)
      }
      visit(child)
    }
  }
  visit(fromHtml(page))
  return [...found].sort()
}
