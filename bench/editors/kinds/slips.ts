import { type FaultKind, inText, lineAt, type Original, typo } from '../original.ts'

const manifest = /site\.manifest\.yaml$/
const facts = /content\/facts\//
const lenders = /content\/lenders\/.*\.yaml$/
const brands = /content\/brands\//
const articles = /\.md$/
const successors = /(?<=\nsuccessor:\n {2}kind: lender\n {2}lender: )[a-z0-9-]{5,}/g

/** Fields that are missing or hold what they cannot: slugs of others, lists of another length. */
export const fieldFaults: readonly FaultKind[] = [
  inText(
    'required field deleted',
    { files: articles, find: /(?<=\n)(?<key>title|description|summary|updated): [^\n]+\n/g, part: 'front' },
    ({ groups }, _, __, file) => ({ text: '', fix: groups?.key, or: [1, 2].map((line) => ({ file, line })) }),
  ),
  deleted(
    'required field of a fact deleted',
    facts,
    /(?<=\n)(?<key>unit|nations|confidence|checked|reviewEvery): [^\n]+\n/g,
  ),
  deleted(
    'required field of a lender deleted',
    lenders,
    /(?<=\n)(?<key>name|legalName|parent|companyNumber|lenderType|commissionPage|confidence): [^\n]+\n/g,
  ),
  inText(
    'swapped slug',
    { files: manifest, find: /(?<=kind: lender, path: \/lenders\/[a-z0-9-]+, lender: )[a-z0-9-]+/g },
    ({ 0: slug }, dice, { site }) => ({ text: dice.pick([...site.lenders.keys()].filter((other) => other !== slug)) }),
  ),
  inText(
    'swapped slug of a brand',
    { files: manifest, find: /(?<=kind: brand, path: \/brands\/[a-z0-9-]+, brand: )[a-z0-9-]+/g },
    ({ 0: slug }, dice, { site }) => ({ text: dice.pick([...site.brands.keys()].filter((other) => other !== slug)) }),
  ),
  inText(
    'two uniquePoints',
    { files: brands, find: /(?<=\nuniquePoints:\n) {2}- (?:>-\n(?: {4}[^\n]+\n)+|[^\n]+\n)/g },
    (_, __, original, file) => ({ text: '', fix: 'add', or: original.linesWith(file, 'uniquePoints:') }),
  ),
  inText(
    'nine models',
    { files: brands, find: /(?<=\npopularModels:\n)(?: {2}- [^\n]+\n)+/g },
    ({ 0: text }, _, original, file) => ({
      text: text + '  - Extra\n'.repeat(9 - text.split('\n').length + 1),
      fix: 'take some out',
      line: 8,
      or: original.linesWith(file, 'popularModels:'),
    }),
  ),
  inText('five models', { files: brands, find: /(?<=\n)popularModels:\n(?: {2}- [^\n]+\n)+/g }, ({ 0: text }) => ({
    text: `${text.split('\n').slice(0, 6).join('\n')}\n`,
    fix: 'add',
  })),
  inText('lender that is its own successor', { files: lenders, find: successors }, (_, __, ___, file) => ({
    text: /[a-z0-9-]+(?=\.yaml$)/.exec(file)?.[0] ?? '',
    fix: 'name the lender',
  })),
]

/** A field of a YAML file that is deleted, and missed on the first line of its data: the lines before name its schema. */
function deleted(name: string, files: RegExp, find: RegExp): FaultKind {
  const firstLine = (text: string) => text.split('\n').findIndex((line) => !line.startsWith('#')) + 1
  return inText(name, { files, find }, ({ groups }, _, original, file) => ({
    text: '',
    fix: groups?.key,
    or: [{ file, line: firstLine(original.text(file)) }],
  }))
}

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
  inText('duplicate path', { files: manifest, find: page }, ({ 0: line, groups }, dice, original) => {
    const other = dice.pick(pathsOf(original, 'guide').filter((path) => path !== groups?.path))
    // Lines below the copy move down by one.
    const or = lineOf(original, other).flatMap((at) => [at, { ...at, line: at.line + 1 }])
    return { text: line + line.replace(`${groups?.path},`, `${other},`), line: 1, or }
  }),
  inText('page copied and not changed', { files: manifest, find: page }, ({ 0: line, groups }, _, original) => ({
    text: line + line,
    line: 1,
    or: lineOf(original, `${groups?.path}`),
  })),
  inText('path of another page', { files: manifest, find: page }, ({ 0: line, groups }, dice, original) => {
    const other = dice.pick(pathsOf(original, 'guide').filter((path) => path !== groups?.path))
    return { text: line.replace(`${groups?.path},`, `${other},`), or: lineOf(original, other) }
  }),
  inText('path in capitals', { files: manifest, find: /(?<=path: \/)[a-z][a-z-]+(?=,)/g }, ({ 0: path }) => ({
    text: path.charAt(0).toUpperCase() + path.slice(1),
    fix: 'lower case',
  })),
  inText('alias clash', { files: manifest, find: page }, ({ 0: line, groups }, dice, original) => {
    const other = dice.pick(pathsOf(original, 'lender').filter((path) => path !== groups?.path))
    return { text: line.replace(' }', `, aliases: [${other}] }`), or: lineOf(original, other) }
  }),
  inText('redirect from a page', { files: manifest, find: lastRedirect }, ({ 0: line }, dice, original) => {
    const [from, to] = [dice.pick(pathsOf(original, 'lender')), dice.pick(pathsOf(original, 'guide'))]
    return { text: `${line}  - { from: ${from}, to: ${to} }\n`, line: 1, or: lineOf(original, from) }
  }),
  inText('redirect loop', { files: manifest, find: lastRedirect }, ({ 0: line }, _, original) => {
    const end = original.text('site.manifest.yaml').split('\n').length
    return {
      text: `${line}  - { from: /one-way, to: /other-way }\n  - { from: /other-way, to: /one-way }\n`,
      line: 1,
      or: [{ file: 'site.manifest.yaml', line: end + 1 }],
    }
  }),
  inText('redirect to an alias', { files: manifest, find: lastRedirect }, ({ 0: line }, dice, { site }) => {
    const alias = dice.pick(site.aliases)
    return { text: `${line}  - { from: /older-address, to: ${alias.from} }\n`, line: 1, fix: `to: ${alias.to}` }
  }),
  inText('redirect to nothing', { files: manifest, find: lastRedirect }, ({ 0: line }, dice, original) => {
    const to = dice.pick(pathsOf(original, 'guide'))
    return { text: `${line}  - { from: /older-address, to: ${typo(to, dice)} }\n`, line: 1, fix: to }
  }),
  inText('menu to a redirect', { files: manifest, find: href }, (_, dice, { site }) => {
    const { from, to } = dice.pick(site.redirects)
    return { text: from, fix: to }
  }),
  inText('menu to an alias', { files: manifest, find: href }, (_, dice, { site }) => {
    const { from, to } = dice.pick(site.aliases)
    return { text: from, fix: to }
  }),
  inText('no featured guide or tool', { files: manifest, find: /\n {8}featured: true/g }, (_, __, original, file) => ({
    text: '',
    fix: 'featured: true',
    or: original
      .text(file)
      .split('\n')
      .flatMap((line, index) =>
        /^ {2}(?:guides|tools):| {4}links:/.test(line) ? [1, 2].map((more) => ({ file, line: index + more })) : [],
      ),
  })),
  inText('nine popular brands', { files: manifest, find: popularBrands }, ({ groups }, dice, { site }) => ({
    text: `[${groups?.names}, ${dice.pick([...site.brands.keys()].filter((slug) => !groups?.names?.includes(slug)))}]`,
    fix: 'take some out',
  })),
  inText(
    'nine popular lenders',
    { files: manifest, find: /(?<=\n {4}popular:\n(?: {6}- [^\n]+\n){8})/g },
    (_, dice, { site }) => ({
      text: `      - ${dice.pick(site.menus?.lenders.links.slice(-8) ?? []).label}\n`,
      fix: 'take some out',
    }),
  ),
  inText('unknown popular brand', { files: manifest, find: popularBrands }, ({ groups }, dice) => {
    const names = groups?.names?.split(', ') ?? []
    const name = dice.pick(names.filter(({ length }) => length > 4))
    return { text: `[${names.map((other) => (other === name ? typo(name, dice) : other)).join(', ')}]`, fix: name }
  }),
  inText('popular brand twice', { files: manifest, find: popularBrands }, ({ groups }) => {
    const names = groups?.names?.split(', ') ?? []
    return { text: `[${[...names.slice(0, -1), names[0]].join(', ')}]` }
  }),
]

const writtenPages = /content\/(?:pages|claims|lenders)\/.*\.md$/
const link = /(?<=\]\()\/[a-z0-9/-]{6,}(?=\))/g
// In a letter that is read, a space or a colon is the letter’s own.
const anyYaml = /^(?!.*\.cases\.yaml$).*\.yaml$/

export const wordFaults: readonly FaultKind[] = [
  inText('wrong-case link', { files: writtenPages, find: link }, ({ 0: path }) => ({
    text: path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    fix: path,
  })),
  inText('link to a redirect', { files: writtenPages, find: link }, (_, dice, { site }) => {
    const { from, to } = dice.pick([...site.redirects, ...site.aliases])
    return { text: from, fix: to }
  }),
  inText('wrong fragment', { files: /content\/pages\/.*\.md$/, find: link }, ({ 0: path }, dice, { site }) => {
    const heading = /^## (?<words>[a-z ]+)$/im.exec(site.byPath.get(path)?.article?.body ?? '')?.groups?.words
    const id = heading?.toLowerCase().replaceAll(' ', '-')
    return id === undefined ? undefined : { text: `${path}#${typo(id, dice)}`, fix: id }
  }),
  inText(
    'tag closed and never opened',
    { files: writtenPages, find: /\{% callout[^%]*%\}(?<inner>[\s\S]*?)\{% \/callout %\}/g, part: 'body' },
    ({ groups }) => ({
      text: `${groups?.inner}{% /callout %}`,
      line: `${groups?.inner}`.split('\n').length - 1,
      fix: '{% callout %}',
    }),
  ),
  inText('bad indent', { files: anyYaml, find: /(?<=\n)(?<indent> +)(?=[a-zA-Z]+: )/g }, ({ groups }, dice) => ({
    text: dice.below(2) === 0 ? `${groups?.indent} ` : `${groups?.indent}`.slice(1),
  })),
  inText(
    'duplicate key',
    { files: anyYaml, find: /(?<=\n) *[a-zA-Z]+: [^\n>|]+\n(?! *[->|])/g },
    ({ 0: line }, _, original, file) => {
      const at = original.text(file).indexOf(line)
      return original.text(file).indexOf(line, at + 1) === -1
        ? { text: line + line, or: [{ file, line: lineAt(original.text(file), at) + 1 }] }
        : undefined
    },
  ),
  inText(
    'duplicate key in front matter',
    { files: /\.md$/, find: /(?<=\n)(?:title|summary|updated|tool|next): [^\n]+\n/g, part: 'front' },
    ({ 0: line }, _, original, file) => ({
      text: line + line,
      or: [{ file, line: lineAt(original.text(file), original.text(file).indexOf(line)) + 1 }],
    }),
  ),
]
