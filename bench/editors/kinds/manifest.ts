import { type FaultKind, inText, typo } from '../inText.ts'
import type { Original } from '../original.ts'

const files = /site\.manifest\.yaml$/
const page =
  /(?<=\n) {2}- \{ kind: (?:guide|company|legal), path: (?<path>\/[^,\s]+), content: (?<content>[^\s,]+) \}\n/g
const lastRedirect = /(?<=\n) {2}- \{ from: (?<from>\S+), to: (?<to>\S+) \}\n(?! {2}-)/g
const href = /(?<=\n {8}href: )\/\S+/g
const popularBrands = /(?<=\n {2}brands:\n(?: {4,}[^\n]+\n)* {4}popular: )\[(?<names>[^\]\n]+)\]/g

const pathsOf = ({ site }: Original, kind: string): string[] =>
  site.entries.filter((entry) => entry.page.kind === kind).map(({ path }) => path)
const lineOf = (original: Original, path: string) => original.linesWith('site.manifest.yaml', `path: ${path},`)

/** Paths, aliases, redirects and links of menus that clash, turn in a circle or lead nowhere, and lists of the wrong length. */
export const manifestFaults: readonly FaultKind[] = [
  inText('duplicate path', { files, find: page }, ({ 0: line, groups }, dice, original) => {
    const other = dice.pick(pathsOf(original, 'guide').filter((path) => path !== groups?.path))
    // What comes below the copy stands a line lower.
    const or = lineOf(original, other).flatMap((at) => [at, { ...at, line: at.line + 1 }])
    return { text: line + line.replace(`${groups?.path},`, `${other},`), line: 1, or }
  }),
  inText('page copied and not changed', { files, find: page }, ({ 0: line, groups }, _, original) => ({
    text: line + line,
    line: 1,
    or: lineOf(original, `${groups?.path}`),
  })),
  inText('path of another page', { files, find: page }, ({ 0: line, groups }, dice, original) => {
    const other = dice.pick(pathsOf(original, 'guide').filter((path) => path !== groups?.path))
    return { text: line.replace(`${groups?.path},`, `${other},`), or: lineOf(original, other) }
  }),
  inText('path in capitals', { files, find: /(?<=path: \/)[a-z][a-z-]+(?=,)/g }, ({ 0: path }) => ({
    text: path.charAt(0).toUpperCase() + path.slice(1),
    fix: 'lower case',
  })),
  inText('alias clash', { files, find: page }, ({ 0: line, groups }, dice, original) => {
    const other = dice.pick(pathsOf(original, 'lender').filter((path) => path !== groups?.path))
    return { text: line.replace(' }', `, aliases: [${other}] }`), or: lineOf(original, other) }
  }),
  inText('redirect from a page', { files, find: lastRedirect }, ({ 0: line }, dice, original) => {
    const [from, to] = [dice.pick(pathsOf(original, 'lender')), dice.pick(pathsOf(original, 'guide'))]
    return { text: `${line}  - { from: ${from}, to: ${to} }\n`, line: 1, or: lineOf(original, from) }
  }),
  inText('redirect loop', { files, find: lastRedirect }, ({ 0: line }, _, original) => {
    const end = original.text('site.manifest.yaml').split('\n').length
    return {
      text: `${line}  - { from: /one-way, to: /other-way }\n  - { from: /other-way, to: /one-way }\n`,
      line: 1,
      or: [{ file: 'site.manifest.yaml', line: end + 1 }],
    }
  }),
  inText('redirect to an alias', { files, find: lastRedirect }, ({ 0: line }, dice, { site }) => {
    const alias = dice.pick(site.aliases)
    return { text: `${line}  - { from: /older-address, to: ${alias.from} }\n`, line: 1, fix: `to: ${alias.to}` }
  }),
  inText('redirect to nothing', { files, find: lastRedirect }, ({ 0: line }, dice, original) => {
    const to = dice.pick(pathsOf(original, 'guide'))
    return { text: `${line}  - { from: /older-address, to: ${typo(to, dice)} }\n`, line: 1, fix: to }
  }),
  inText('menu to a redirect', { files, find: href }, (_, dice, { site }) => {
    const { from, to } = dice.pick(site.redirects)
    return { text: from, fix: to }
  }),
  inText('menu to an alias', { files, find: href }, (_, dice, { site }) => {
    const { from, to } = dice.pick(site.aliases)
    return { text: from, fix: to }
  }),
  inText('no featured guide or tool', { files, find: /\n {8}featured: true/g }, (_, __, original, file) => ({
    text: '',
    fix: 'featured: true',
    or: original
      .text(file)
      .split('\n')
      .flatMap((line, index) =>
        /^ {2}(?:guides|tools):| {4}links:/.test(line) ? [1, 2].map((more) => ({ file, line: index + more })) : [],
      ),
  })),
  inText('nine popular brands', { files, find: popularBrands }, ({ groups }, dice, { site }) => ({
    text: `[${groups?.names}, ${dice.pick([...site.brands.keys()].filter((slug) => !groups?.names?.includes(slug)))}]`,
    fix: 'take some out',
  })),
  inText(
    'nine popular lenders',
    { files, find: /(?<=\n {4}popular:\n(?: {6}- [^\n]+\n){8})/g },
    (_, dice, { site }) => ({
      text: `      - ${dice.pick(site.menus?.lenders.links.slice(-8) ?? []).label}\n`,
      fix: 'take some out',
    }),
  ),
  inText('unknown popular brand', { files, find: popularBrands }, ({ groups }, dice) => {
    const names = groups?.names?.split(', ') ?? []
    const name = dice.pick(names.filter(({ length }) => length > 4))
    return { text: `[${names.map((other) => (other === name ? typo(name, dice) : other)).join(', ')}]`, fix: name }
  }),
  inText('popular brand twice', { files, find: popularBrands }, ({ groups }) => {
    const names = groups?.names?.split(', ') ?? []
    return { text: `[${[...names.slice(0, -1), names[0]].join(', ')}]` }
  }),
]
