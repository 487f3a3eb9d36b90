import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const page = (title: string, words: string) =>
  `---\ntitle: ${title}\ndescription: ${title}, a page of another site that was brought along by hand, and one of several that have been, for a test.\nsummary: A page of another site.\nupdated: 2026-11-01\n---\n\n${words}\n`
const letters = [...'abcdefghij']
const lines = letters
  .map((name) => `  - { kind: guide, path: /vans/${name}, content: pages/vans/${name}.md }\n`)
  .join('')
const manifest = { file: 'site.manifest.yaml', from: 'redirects:\n', to: `${lines}redirects:\n` }
const pages = (words: (name: string) => string) =>
  letters.map((name) => ({ file: `content/pages/vans/${name}.md`, to: page(`Vans of the kind ${name}`, words(name)) }))
const fact = `describes: A day of another site.
unit: date
nations: [england]
confidence: high
values:
  - from: 2021-01-28
    value: 2021-01-28
    source: { title: A source, url: "https://source.example/figures" }
checked: { on: 2026-11-01, by: Editors }
reviewEvery: 365
`
/** The first two lines of what an editor reads: the places where it shows as well are a long list. */
const told = (...changes: Parameters<typeof changedSite>[1]) =>
  problemsIn(changedSite('good', changes))
    .split('\n')
    .filter((line) => !line.startsWith('    also at'))
    .join('\n')

test('pages whose facts did not come along are told of once', () => {
  const words = (name: string) => `It came on {% fact "vans.day-${name}" /%} and {% fact "rates.day-${name}" /%}.`
  expect(told(manifest, ...pages(words))).toBe(
    `content/pages/vans/a.md:8:21  there is nothing in content/facts/vans and content/facts/rates, where 20 facts are named from
    fix: bring them along, or take out what names the facts`,
  )
})

test('pages that came without their lines are told of once, with the links to them', () => {
  const links = letters.map((name) => `[the vans of ${name}](/vans/${name})`).join(', ')
  const linking = { file: 'content/pages/what-is-pcp.md', from: '## ', to: `See ${links}.\n\n## ` }
  expect(told(linking, ...pages(() => 'Vans are vans.'))).toBe(
    `content/pages/vans/a.md:1:1  no page uses 10 files: content/pages/vans/a.md, and others
    fix: add the pages to site.manifest.yaml, or delete the files`,
  )
})

test('lines that came without their files are told of once', () => {
  expect(told(manifest)).toBe(
    `site.manifest.yaml:28:44  the files of 10 pages do not exist: content/pages/vans/a.md, and others
    fix: bring them along, or take these lines out`,
  )
})

test('links to pages that did not come along are told of once', () => {
  const links = letters.slice(0, 4).map((name) => `[the vans of ${name}](/vans/${name})`)
  expect(told({ file: 'content/pages/what-is-pcp.md', from: '## ', to: `See ${links.join(', ')}.\n\n## ` })).toBe(
    `content/pages/what-is-pcp.md:8:21  there is nothing in /vans, where 4 pages are named from
    fix: bring it along, or take out what names the pages`,
  )
})

test('facts that came without the pages that use them are told of once', () => {
  expect(told(...letters.map((name) => ({ file: `content/facts/vans/day-${name}.yaml`, to: fact })))).toBe(
    `content/facts/vans/day-a.yaml:1:1  no page, tool or rule uses any of the 10 facts in content/facts/vans
    fix: bring along the pages that use them, or delete the files`,
  )
})

test('a folder of facts that was misspelt is told of with the one that was meant', () => {
  const words = letters.slice(0, 3).map((name) => `{% fact "schema.day-${name}" /%}`)
  expect(told({ file: 'content/pages/what-is-pcp.md', from: '## ', to: `On ${words.join(', ')}.\n\n## ` })).toBe(
    `content/pages/what-is-pcp.md:8:13  there is nothing in content/facts/schema, where 3 facts are named from
    fix: did you mean content/facts/scheme?`,
  )
})
