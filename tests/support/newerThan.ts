import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import { parse } from 'acorn'

type Support = { version_added: string | boolean | null; version_removed?: string; flags?: unknown[] }
/** Something that browsers have or lack, with what is part of it. */
export type Feature = { __compat?: { support: Record<string, Support | Support[]> } } & Record<string, unknown>
type Node = { type: string; [key: string]: unknown }
export type Browsers = Readonly<Record<string, string>>

/** The year of ECMAScript whose syntax, regular expressions included, all browsers of 2023’s first half have. */
const syntax = 2023

/**
 * What a script uses and some of these browsers do not have: syntax, globals, their static parts ("Map.groupBy"), and methods whose name
 * nothing older has (".toWellFormed()"). Left out is what the script looks for before it uses it, and what it brings along, as core-js does.
 */
export function newerThan(browsers: Browsers, code: string): string[] {
  let tree: Node
  try {
    tree = parse(code, { ecmaVersion: syntax, sourceType: 'module' }) as unknown as Node
  } catch (error) {
    return [`syntax: ${(error as Error).message}`]
  }
  const lacks = lackedBy(browsers)
  const { used, declared, asked, brought } = readThrough(tree)
  return [...used]
    .filter((name) => {
      const [owner = ''] = name.split('.')
      const member = name.split('.').at(-1) ?? ''
      const isLookedFor = asked.has(name) || asked.has(`.${member}`)
      return lacks(name) && !declared.has(owner) && !isLookedFor && !brought.has(member)
    })
    .sort()
}

/** Check whether some of the browsers lack what a name stands for: "Map", "Map.groupBy", or ".toWellFormed" of whatever object. */
function lackedBy(browsers: Browsers): (name: string) => boolean {
  const roots = [bcd.javascript.builtins, bcd.api] as unknown as Record<string, Feature>[]
  const isLacked = (one: Feature | undefined) => isLackedBy(browsers, one)
  const members = new Map<string, boolean>()
  // Of the language alone: the names of what pages are made of are those of everyday things (“format”, “use”).
  // What is made by a constructor that is lacking itself is found by that name. Iterators are made without.
  for (const [ownerName, owner] of Object.entries(bcd.javascript.builtins as unknown as Record<string, Feature>))
    for (const [name, member] of Object.entries(owner) as [string, Feature][])
      if (member.__compat && !/_static$/.test(name) && !/^(?:Atomics|Math|JSON|Reflect|Intl)$/.test(ownerName))
        if (ownerName === 'Iterator' || !isLacked(owner))
          members.set(name, (members.get(name) ?? true) && isLacked(member))
  const find = (owner: string, member?: string) =>
    roots
      .map((root) => root[owner])
      .map((one) => (member === undefined ? one : ((one?.[`${member}_static`] ?? one?.[member]) as Feature)))
      .find((one) => one !== undefined)
  return (name) => {
    const [owner = '', member] = name.split('.')
    if (owner === '') return members.get(member ?? '') === true
    return isLacked(find(owner, member)) || (member === undefined && isLacked(find('Window', owner)))
  }
}

/** Check whether some of the browsers lack a feature. What the data does not know is taken to be there. */
export const isLackedBy = (browsers: Browsers, one: Feature | undefined): boolean =>
  one?.__compat !== undefined && Object.entries(browsers).some(([browser, version]) => !has(one, browser, version))

function has({ __compat }: Feature, browser: string, version: string): boolean {
  const support = __compat?.support[browser]
  return (Array.isArray(support) ? support : support ? [support] : []).some(
    ({ version_added: added, version_removed: removed, flags }) =>
      typeof added === 'string' &&
      (removed === undefined || Number.parseFloat(removed) > Number.parseFloat(version)) &&
      flags === undefined &&
      Number.parseFloat(added.replace('≤', '')) <= Number.parseFloat(version),
  )
}

/** The names that a script uses, declares, looks for and brings along. */
function readThrough(tree: Node) {
  const [used, declared, asked, brought] = [1, 2, 3, 4].map(() => new Set<string>()) as [
    Set<string>,
    Set<string>,
    Set<string>,
    Set<string>,
  ]
  const nameOf = (node: unknown): string | undefined => {
    const one = node as Node | null
    if (one?.type === 'Identifier') return one.name as string
    if (one?.type !== 'MemberExpression' || one.computed) return undefined
    const owner = one.object as Node
    const name = (one.property as Node).name as string
    const isGlobal = owner.type === 'Identifier' && /^(?:window|self|globalThis)$/.test(owner.name as string)
    if (isGlobal) return name
    const ownName = String(owner.type === 'MemberExpression' ? (owner.property as Node).name : owner.name)
    return /^[A-Z]\w/.test(ownName) ? `${ownName}.${name}` : `.${name}`
  }
  const ask = (node: unknown) => {
    const name = nameOf(node)
    if (name === undefined) return
    asked.add(name).add(`.${name.split('.').at(-1)}`)
  }
  const visit = (node: Node, parent: Node | undefined, key: string) => {
    if (node.type === 'MemberExpression') {
      const name = nameOf(node)
      const isWritten = parent?.type === 'AssignmentExpression' && key === 'left'
      const isCalled = parent?.type === 'CallExpression' && key === 'callee'
      // An iterator’s takes nothing: what is given something is the one of the components’ Children.
      const isOfChildren = name === '.toArray' && isCalled && (parent.arguments as Node[]).length > 0
      if (
        name &&
        !isWritten &&
        !isOfChildren &&
        (isCalled || !name.startsWith('.')) &&
        !node.optional &&
        !parent?.optional
      )
        used.add(name)
      // "x.y ||", "x.y ?", "if (x.y)", "x.y?.()"
      const isTest =
        (parent?.type === 'LogicalExpression' && key === 'left') ||
        (key === 'test' && parent !== undefined) ||
        (parent?.type === 'UnaryExpression' && key === 'argument') ||
        node.optional === true ||
        parent?.optional === true
      if (isTest) ask(node)
    }
    if (node.type === 'Identifier' && isReference(parent, key)) used.add(node.name as string)
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') ask(node.argument)
    if (node.type === 'BinaryExpression' && node.operator === 'in')
      for (const name of wordsOf(node.left as Node)) asked.add(name).add(`.${name}`)
    if (isDeclaration(parent, key) && node.type === 'Identifier') declared.add(node.name as string)
    if (node.type === 'CallExpression') for (const name of broughtBy(node)) brought.add(name)
    for (const [name, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof (child as Node).type === 'string') visit(child as Node, node, name)
  }
  visit(tree, undefined, '')
  return { used, declared, asked, brought }
}

/** The word that a text in the code stands for, whichever quotes it has. */
const wordsOf = ({ type, value, quasis }: Node): string[] =>
  type === 'Literal'
    ? [String(value)]
    : type === 'TemplateLiteral'
      ? (quasis as { value: { raw: string } }[]).map(({ value: { raw } }) => raw)
      : []

const isReference = (parent: Node | undefined, key: string): boolean =>
  parent !== undefined &&
  !(parent.type === 'MemberExpression' && key === 'property' && !parent.computed) &&
  !(['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type) && key === 'key') &&
  !(parent.type === 'UnaryExpression' && parent.operator === 'typeof') &&
  !/^(?:Import|Export)|Label|Break|Continue/.test(parent.type)

const isDeclaration = (parent: Node | undefined, key: string): boolean =>
  parent !== undefined &&
  ((key === 'id' && /Declarat|Class|Function/.test(parent.type)) ||
    key === 'params' ||
    key === 'local' ||
    (parent.type === 'Property' && key === 'value') ||
    parent.type === 'ArrayPattern' ||
    parent.type === 'RestElement' ||
    (parent.type === 'AssignmentPattern' && key === 'left'))

/** What core-js defines in a call such as "define({ target: 'Map', stat: true }, { groupBy: … })". */
function broughtBy({ arguments: given }: Node): string[] {
  const [where, what] = given as Node[]
  const keysOf = (node: Node | undefined) =>
    node?.type === 'ObjectExpression'
      ? (node.properties as Node[]).flatMap(({ key }) => ((key as Node | undefined)?.name as string) ?? [])
      : []
  const of = keysOf(where)
  return of.includes('target') || of.includes('global') ? keysOf(what) : []
}
