import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { writeIn } from '../src/build/files.ts'
import { kinds } from '../src/content/kinds.ts'
import type { Menus } from '../src/content/manifest/schema.ts'

const brandCount = 28
const lenderCount = 20
const wordsPerPage = 700

/** Writes a site of that many entries, each of some 700 words, with full menus and a footer. The same number gives the same site. */
export function generateSite(folder: string, count: number): void {
  const write = (name: string, text: string) => writeIn(folder, name, text)
  /** Writes the files of an entry as `npm run new` begins them. */
  const begin = (kind: 'lender' | 'brand', slug: string, index: number) => {
    const title = `${kind === 'lender' ? 'Lender' : 'Brand'} ${inLetters(index)}`
    const pathOf = () => `/lenders/${slugOf('lender', index % lenderCount)}`
    const made = kinds[kind].skeleton({ slug, title, today: checked.on, entryName: undefined, pathOf })
    if (!('refused' in made)) for (const [name, text] of made.files) write(name, text)
  }
  const guides = Array.from({ length: Math.max(20, count - brandCount - lenderCount * 2 - 3) }, (_, index) => index)
  write('site.manifest.yaml', stringify(manifest(guides), { aliasDuplicateObjects: false }))
  for (const index of guides)
    write(`content/pages/guides/guide-${index}.md`, article(`Guide named ${inLetters(index)}`, index, guides.length))
  for (const [name, title] of [
    ['home', 'A generated site'],
    ['sitemap', 'Every page by kind'],
    ['not-found', 'Page not found'],
  ] as const)
    write(`content/pages/${name}.md`, article(title, name.length, guides.length))
  for (let index = 0; index < lenderCount; index++) {
    const slug = slugOf('lender', index)
    begin('lender', slug, index)
    write(`content/lenders/${slug}.md`, article(`Who lender ${inLetters(index)} is`, 1000 + index, guides.length))
    write(`content/claims/${slug}.md`, article(`Complain to lender ${inLetters(index)}`, 2000 + index, guides.length))
  }
  for (let index = 0; index < brandCount; index++) begin('brand', slugOf('brand', index), index)
  write('content/facts/scheme/ban.yaml', stringify(fact))
}

const sources = { title: 'A source of the generated site', url: 'https://source.example/figures' }
const checked = { on: '2026-11-01', by: 'Generator' }

const fact = {
  describes: 'The day that the generated pages all name.',
  unit: 'date',
  nations: ['england'],
  confidence: 'high',
  values: [{ from: '2021-01-28', value: '2021-01-28', source: sources }],
  checked,
  reviewEvery: 365,
}

/** A test site, whose firm and frame of menus the generated site takes. */
const known = parse(
  readFileSync(new URL('../tests/sites/good-with-menus/site.manifest.yaml', import.meta.url), 'utf8'),
) as { company: object; menus: Menus }

function manifest(guides: readonly number[]) {
  const { guides: guideMenu, tools, lenders, brands } = known.menus
  const slugs = (word: string, many: number) => Array.from({ length: many }, (_, index) => slugOf(word, index))
  const link = (index: number) => ({
    label: `Guide ${index}`,
    href: `/guides/guide-${index}`,
    description: 'What this generated guide answers',
  })
  const linksOf = (columns: readonly { category: string }[], many: number) =>
    guides.slice(0, many).map((index) => ({
      ...link(index),
      category: columns[index % columns.length]?.category,
      ...(index === 0 ? { featured: true } : {}),
    }))
  const lenderLinks = slugs('lender', lenderCount).map((slug, index) => ({
    label: `Lender ${inLetters(index)}`,
    href: `/claims/${slug}`,
  }))
  return {
    name: 'Generated',
    origin: 'https://generated.example',
    company: known.company,
    menus: {
      guides: { ...guideMenu, links: linksOf(guideMenu.columns, 20) },
      tools: {
        ...tools,
        links: linksOf(tools.columns, 16).map((one) => ({ ...one, icon: 'list' })),
        resources: {
          ...tools.resources,
          links: guides.slice(16, 20).map((index) => ({ ...link(index), icon: 'flag' })),
        },
      },
      lenders: { ...lenders, popular: lenderLinks.slice(0, 8).map(({ label }) => label), links: lenderLinks },
      brands: { ...brands, popular: slugs('brand', 8) },
    },
    pages: [
      { kind: 'home', path: '/', content: 'pages/home.md' },
      ...guides.map((index) => ({
        kind: 'guide',
        path: `/guides/guide-${index}`,
        content: `pages/guides/guide-${index}.md`,
      })),
      ...slugs('lender', lenderCount).flatMap((slug) => [
        { kind: 'lender', path: `/lenders/${slug}`, lender: slug },
        { kind: 'claim', path: `/claims/${slug}`, lender: slug },
      ]),
      ...slugs('brand', brandCount).map((slug) => ({ kind: 'brand', path: `/brands/${slug}`, brand: slug })),
      { kind: 'sitemap', path: '/sitemap', content: 'pages/sitemap.md' },
      { kind: 'not-found', path: '/404', content: 'pages/not-found.md' },
    ],
  }
}

/** 0 is "Aaa", 1 is "Aab": names without figures, which prose may not hold. */
const inLetters = (index: number): string =>
  [676, 26, 1]
    .map((place) => String.fromCharCode(97 + (Math.floor(index / place) % 26)))
    .join('')
    .replace(/^./, (first) => first.toUpperCase())

const slugOf = (word: string, index: number): string => `${word}-${inLetters(index).toLowerCase()}`

const vocabulary =
  'you the car loan a lender dealer paid was told rate rules letter ask write date keep note sum part look when how what they could not each month form page way car old new name year find read send wait reply plain true small large'.split(
    ' ',
  )

/** Sentences that differ from page to page but read at the same grade. */
function article(title: string, seed: number, guides: number): string {
  let state = seed * 2654435761 + 1
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
  const sentence = () => {
    const words = Array.from({ length: 8 + next(6) }, () => vocabulary[next(vocabulary.length)]).join(' ')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
  }
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ')
  const sections = Array.from(
    { length: Math.round(wordsPerPage / 120) },
    (_, part) =>
      `## Part ${'abcdefgh'.charAt(part)} of ${title.toLowerCase()}\n\n${paragraph()}\n\n${paragraph()} See [another guide](/guides/guide-${next(guides)}).\n`,
  )
  // A page is not related to itself.
  const found = next(guides)
  const related = found === seed ? (found + 1) % guides : found
  return `---\ntitle: ${title}\ndescription: ${title}, one of many pages that are made to measure how long a site takes to build, and no more than that.\nsummary: This page was made to measure a build. The rule began on {% fact "scheme.ban" /%}.\nupdated: 2026-11-01\nrelated: [/guides/guide-${related}]\n---\n\n${sections.join('\n')}`
}
