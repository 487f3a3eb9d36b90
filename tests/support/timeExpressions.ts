import { globSync, readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { parseSync } from 'vite'

/*
 * Runs by itself, under Node alone: it times every regular expression of src/ against hostile text and prints what is slow. Literals are found
 * in the source. Those put together at run time are noted as they are made, while the site is read, a page is moved, and papers and letters
 * are read; a place in the source that makes one and was not come by is told too.
 */

type Expression = { source: string; flags: string; at: string }

const expressions = new Map<string, Expression>()
const note = ({ source, flags, at }: Expression): void => {
  const plain = flags.replace(/[gy]/g, '')
  const key = `${source}/${plain}`
  if (!expressions.has(key)) expressions.set(key, { source, flags: `${plain}g`, at })
}

const makers = new Set<string>()
const walk = (node: unknown, see: (node: Record<string, unknown>) => void): void => {
  if (Array.isArray(node)) for (const one of node) walk(one, see)
  else if (typeof node === 'object' && node !== null) {
    see(node as Record<string, unknown>)
    for (const inner of Object.values(node)) walk(inner, see)
  }
}
for (const file of globSync('src/**/*.{ts,tsx}')) {
  const text = readFileSync(file, 'utf8')
  const at = (start: unknown): string => `${file}:${text.slice(0, Number(start)).split('\n').length}`
  walk(parseSync(file, text).program, ({ type, regex, callee, start }) => {
    if (type === 'Literal' && regex) {
      const { pattern, flags } = regex as { pattern: string; flags: string }
      note({ source: pattern, flags, at: at(start) })
    }
    if ((type === 'NewExpression' || type === 'CallExpression') && (callee as { name?: string }).name === 'RegExp')
      makers.add(at(start))
  })
}

const Own = RegExp
const made = (args: unknown[]): RegExp => {
  const expression = new Own(...(args as [string]))
  const places = [...(new Error().stack ?? '').matchAll(/\/(src\/[^():]+:\d+)/g)].map(([, place = '']) => place)
  makers.delete(places[0] ?? '')
  const at = places.find((place) => !place.startsWith('src/text/expression.ts'))
  if (at) note({ source: expression.source, flags: expression.flags, at })
  return expression
}
globalThis.RegExp = new Proxy(Own, { construct: (_, args) => made(args), apply: (_, __, args) => made(args) })

const { lenderData } = await import('../../src/site/lenderData.ts')
const { readDraft } = await import('../../src/site/draft.ts')
const { checkSite } = await import('../../src/site/readSite.ts')
const { movePage } = await import('../../src/editing/movePage.ts')
const { readPapers } = await import('../../src/papers/readPapers.ts')
const { pagesOfText } = await import('../../src/papers/lines.ts')
const { sheetText } = await import('../../bench/papers/pdfOf.ts')
const { writtenPapers } = await import('../../bench/papers/writtenPapers.ts')
const { contentLenderLetters, lenderLetterCases } = await import('../unit/support/contentLenderLetters.ts')
const { readLetters } = await import('../../src/replies/readLetters.ts')

const { draft } = readDraft('.', '2026-11-24')
if (!draft) throw new Error('The site cannot be read')
checkSite(draft)
const lender = draft.manifest.value.pages.find(({ kind }) => kind === 'lender')?.path ?? ''
movePage({ draft, textOf: (file) => readFileSync(file, 'utf8'), filesIn: () => [] }, lender, `${lender}-moved`)
for (const { name, sheet } of writtenPapers('twentieth').slice(0, 4))
  readPapers([{ name, pages: pagesOfText(sheetText(sheet)) }], lenderData(draft.site))
for (const { text } of lenderLetterCases.slice(0, 4)) readLetters(text, contentLenderLetters())
globalThis.RegExp = Own

/** How long each hostile text is. */
const size = 20_000
const shapes = Object.fromEntries(
  [
    'a',
    'A',
    '1',
    ' ',
    '\t',
    '\n',
    '-',
    '.',
    ',',
    '(',
    '[',
    '<',
    '{',
    '"',
    '_',
    '|',
    'é',
    'Aa',
    'a ',
    'Abc ',
    'a1',
    '1 ',
    '1,',
    '. ',
    ' \n',
    '£1,000 ',
    'a-',
    "a'",
    '<a ',
  ].map((one): [string, string] => [one, `${one.repeat(size / one.length)}!`]),
)
/** Whatever an expression speaks of, again and again. */
const ownWords = ({ source }: Expression): string => {
  const words = (source.replace(/\\p\{\w+\}|\\./g, ' ').match(/[\p{L}\d]+/gu) ?? []).slice(0, 12).join(' ')
  return words === '' ? '' : `${`${words} `.repeat(Math.ceil(size / words.length)).slice(0, size)}!`
}

/** The longest that an expression may take for any of them, in milliseconds of a processor, whatever else that has to do: one that takes time by the length takes some two. */
const limit = 150
const processorTime = () => process.cpuUsage().user / 1000
const sandbox = createContext({ processorTime })
const script = new Script(`
  for (const text of texts) {
    text.replace(expression, '')
    if (processorTime() - started > limit) break
  }`)

function timeOf({ source, flags }: Expression, texts: readonly string[]): number {
  const started = processorTime()
  Object.assign(sandbox, { texts, started, limit: limit * 2, expression: new Own(source, flags) })
  try {
    script.runInContext(sandbox, { timeout: limit * 40 })
  } catch {
    // Ended because it took too long, which is what is told.
  }
  return processorTime() - started
}

const slow = [...expressions.values()].flatMap((expression) => {
  const texts = { ...shapes, 'its own words': ownWords(expression) }
  // Most take less for all of the texts than any may take for one.
  if (timeOf(expression, Object.values(texts)) < limit) return []
  const shape = Object.entries(texts).find(([, text]) => [0, 1, 2].every(() => timeOf(expression, [text]) > limit))?.[0]
  return shape === undefined ? [] : [`${expression.at}: /${expression.source}/ on ${JSON.stringify(shape)}`]
})
process.stdout.write(JSON.stringify({ count: expressions.size, slow, unmade: [...makers] }))
