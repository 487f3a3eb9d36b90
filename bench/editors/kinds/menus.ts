import { type FaultKind, inText, misspelt } from '../inText.ts'
import { typo } from '../dice.ts'

const files = /site\.manifest\.yaml$/
const href = /(?<=\n {8}href: )\/\S+/g
const lenderHref = /(?<=label: [^,\n]+, href: )\/claims\/[a-z0-9-]+/g
const popularBrands = /(?<=\n {2}brands:\n(?: {4,}[^\n]+\n)* {4}popular: )\[(?<names>[^\]\n]+)\]/g
const plainLink =
  /(?<=\n {6}- label: [^\n]+\n {8}href: [^\n]+\n {8}description: [^\n]+\n) {8}category: (?:misselling|scenarios|redress|generators)\n(?! {8}featured)/g

/** Menus and the footer: links that lead nowhere, lists of the wrong length, two links made large. */
export const menus: readonly FaultKind[] = [
  inText('menu to a redirect', { files, find: href }, (_, dice, { site }) => {
    const { from, to } = dice.pick(site.redirects)
    return { text: from, fix: to }
  }),
  inText('menu to an alias', { files, find: href }, (_, dice, { site }) => {
    const { from, to } = dice.pick(site.aliases)
    return { text: from, fix: to }
  }),
  misspelt('menu link misspelt', files, href),
  misspelt('lender link misspelt', files, lenderHref),
  inText('lender link to a lender page', { files, find: lenderHref }, ({ 0: path }) => ({
    text: path.replace('/claims/', '/lenders/'),
    fix: '/claims/',
  })),
  misspelt('footer link misspelt', files, /(?<=\n {4}- )\/lenders\/[a-z-]+/g),
  inText('two featured guides or tools', { files, find: plainLink }, ({ 0: line }) => ({
    text: `${line}        featured: true\n`,
    line: 1,
  })),
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
  inText('seven popular brands', { files, find: popularBrands }, ({ groups }) => ({
    text: `[${groups?.names?.replace(/, [^,]+$/, '')}]`,
    fix: 'add',
  })),
  inText(
    'nine popular lenders',
    { files, find: /(?<=\n {4}popular:\n(?: {6}- [^\n]+\n){8})/g },
    (_, dice, { site }) => ({
      text: `      - ${dice.pick(site.menus?.lenders.links.slice(-8) ?? []).label}\n`,
      fix: 'take some out',
    }),
  ),
  misspelt('unknown popular lender', files, /(?<=\n {4}popular:\n(?: {6}- [^\n]+\n){0,7} {6}- )[^\n]+/g),
  inText('unknown popular brand', { files, find: popularBrands }, ({ groups }, dice) => {
    const names = groups?.names?.split(', ') ?? []
    const name = dice.pick(names.filter(({ length }) => length > 4))
    return { text: `[${names.map((other) => (other === name ? typo(name, dice) : other)).join(', ')}]`, fix: name }
  }),
  inText('popular brand twice', { files, find: popularBrands }, ({ groups }) => {
    const names = groups?.names?.split(', ') ?? []
    return { text: `[${[...names.slice(0, -1), names[0]].join(', ')}]` }
  }),
  inText(
    'menu link twice',
    {
      files,
      find: /(?<=\n {6}- label: [^\n]+\n {8}href: (?<one>\/\S+)\n {8}description: [^\n]+\n {8}category: [a-z]+\n(?: {8}icon: [a-z]+\n)? {6}- label: [^\n]+\n {8}href: )\/\S+/g,
    },
    ({ groups }) => ({ text: `${groups?.one}` }),
  ),
  inText(
    'over-long menu description',
    { files, find: /(?<=\n {8}description: )[^\n]+/g },
    { text: `What it answers${' and what follows from it'.repeat(6)}`, fix: 'shorten' },
  ),
]
