import { describe, expect, test } from 'vitest'
import { type Files, filesOnDisk } from '../../../src/content/reading/files.ts'
import { toWrite } from '../../../src/content/skeleton.ts'
import { newEntries } from '../../../src/editing/new/newEntry.ts'
import { checkRelease } from '../../../src/site/checks/unfinished.ts'
import { realFiles as files } from '../../support/realSite.ts'
import { changedLines, editableIn, filesAfter, textIn } from './editable.ts'

const site = editableIn(files)
const today = '2026-11-21'
const manifest = 'site.manifest.yaml'
const make = (what: string, slug: string, more = {}, of = site) =>
  newEntries[what]?.(of, { slug, today, ...more }) ?? { refused: `no such thing as ${what}` }

/** Files of content that `npm run new` leaves unfinished. What may stay as it is of a lender is that nothing is known. */
const isUnwritten = (what: string, file: string) =>
  what === 'fact'
    ? file.startsWith('content/facts/')
    : file.startsWith('content/') && !/^content\/lenders\/.*yaml$|journeys/.test(file)

/** The files that a release is refused for. */
const stillToWrite = (after: Files) =>
  checkRelease(editableIn(after).draft).flatMap(({ rule, file }) => (rule === 'skeleton' ? [file] : []))

describe('what is added passes the check, and changes no other line', () => {
  test.each([
    [
      'guide',
      'my-new-guide',
      {},
      ['+  - { kind: guide, path: /guides/my-new-guide, content: pages/guides/my-new-guide.md }'],
    ],
    [
      'guide',
      'what-now',
      { title: 'What now: the "next" step' },
      ['+  - { kind: guide, path: /guides/what-now, content: pages/guides/what-now.md }'],
    ],
    [
      'lender',
      'acme-money',
      { title: 'Acme Money' },
      ['+  - { kind: lender, path: /lenders/acme-money, lender: acme-money }'],
    ],
    ['brand', 'acme', {}, ['+  - { kind: brand, path: /brands/acme, brand: acme }']],
    ['redirect', '/old-thing', { to: '/fees' }, ['+  - { from: /old-thing, to: /fees }']],
    [
      'alias',
      '/pricing',
      { to: '/fees' },
      [
        '-  - { kind: company, path: /fees, content: pages/company/fees.md }',
        '+  - { kind: company, path: /fees, content: pages/company/fees.md, aliases: [/pricing] }',
      ],
    ],
    [
      'alias',
      '/your-privacy',
      { to: '/privacy-policy' },
      [
        '-  - { kind: legal, path: /privacy-policy, aliases: [/privacy], content: pages/legal/privacy-policy.md }',
        '+  - { kind: legal, path: /privacy-policy, aliases: [/privacy, /your-privacy], content: pages/legal/privacy-policy.md }',
      ],
    ],
    ['term', 'key-word', {}, []],
    [
      'fact',
      'scheme.new-thing',
      {
        unit: 'days',
        value: '56',
        source: 'FCA Handbook, DISP 1.6.2R',
        url: 'https://www.handbook.fca.org.uk/handbook/DISP/1/6.html',
        page: '/what-is-pcp',
      },
      [],
    ],
  ])('%s %s', (what, slug, more, lines) => {
    const after = filesAfter(files, make(what, slug, more))
    expect(changedLines(textIn(files, manifest), textIn(after, manifest))).toEqual(lines)
    // Each file that it writes is refused at a release until somebody has written it.
    const edit = make(what, slug, more)
    const toBeWritten = 'refused' in edit ? [] : [...edit.changes.keys()].filter((file) => isUnwritten(what, file))
    expect(stillToWrite(after)).toEqual(toBeWritten.sort())
  })
})

test('a claim page follows its lender, and stands in the menu in order of name', () => {
  const withLender = filesAfter(files, make('lender', 'acme-money', { title: 'Acme Money' }))
  const after = filesAfter(withLender, make('claim', 'acme-money', {}, editableIn(withLender)))
  const labels = editableIn(after).draft.manifest.value.menus?.lenders.links.map(({ label }) => label) ?? []
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(labels).toContain('Acme Money')
})

describe('a tool', () => {
  // Its code is no part of the site's files.
  const disk = editableIn(filesOnDisk('.'))
  const changesOf = (slug: string) => {
    const edit = make('tool', slug, { title: 'My tool' }, disk)
    return 'refused' in edit ? new Map<string, string>() : edit.changes
  }

  test.each(['access-again', 'my-tool', 'zero-check'])(
    '%s comes into the registry in order of name, and changes no other line',
    (slug) => {
      const registry = String(changesOf(slug).get('src/tools/index.ts'))
      const name = slug.replace(/-(.)/, (_, first: string) => first.toUpperCase())
      expect(changedLines(textIn(files, 'src/tools/index.ts'), registry)).toEqual([
        `+import { ${name} } from './${slug}/tool.ts'`,
        `+  '${slug}': ${name},`,
      ])
      const imported = [...registry.matchAll(/from '\.\/(.+)\/tool\.ts'/g)].map((match) => match[1])
      expect(imported).toEqual(imported.toSorted())
    },
  )

  test('is one line of the manifest', () => {
    expect(changedLines(textIn(files, manifest), String(changesOf('my-tool').get(manifest)))).toEqual([
      '+  - { kind: tool, path: /guides/my-tool, tool: my-tool, content: pages/tools/my-tool.md }',
    ])
  })

  test('has a page and results that are still to be written', () => {
    expect([...changesOf('my-tool')].flatMap(([file, text]) => (String(text).includes(toWrite) ? [file] : []))).toEqual(
      ['content/pages/tools/my-tool.md', 'content/flows/my-tool.yaml'],
    )
  })

  test.each([
    ['kit', /write two words or more/],
    ['2nd-look', /write two words or more/],
    ['fee-comparison', /src\/tools\/fee-comparison\/.* is already there/],
    ['complaint-letter-generator', /content\/pages\/tools\/complaint-letter-generator\.md is already there/],
  ])('%s is refused', (slug, why) => {
    expect(make('tool', slug, {}, disk)).toEqual({ refused: expect.stringMatching(why) })
  })

  test('belongs to the project, not to a site elsewhere', () => {
    expect(make('tool', 'my-tool', {}, editableIn(filesOnDisk('tests/sites/good')))).toEqual({
      refused: expect.stringMatching(/there is no src\/tools\/index\.ts here/),
    })
  })
})

test.each([
  ['guide', 'What Is PCP', {}, /cannot be a name here/],
  ['guide', 'undisclosed-commission', {}, /content\/pages\/guides\/undisclosed-commission\.md is already there/],
  ['lender', 'black-horse', {}, /content\/lenders\/black-horse\.yaml is already there/],
  ['brand', 'ford', {}, /content\/brands\/ford\.yaml is already there/],
  ['claim', 'black-hors', {}, /there is no lender "black-hors"; did you mean black-horse\?/],
  ['redirect', '/old', {}, /say where it leads/],
  ['alias', '/old', { to: '/nowhere' }, /there is no page at \/nowhere/],
  ['term', 'apr', {}, /the term "apr" is already there/],
  ['fact', 'scheme.new-thing', {}, /give --unit, --value, --source, --url, --page/],
  ['fact', 'thing', {}, /write folder\.name/],
])('%s %s is refused', (what, slug, more, why) => {
  expect(make(what, slug, more)).toEqual({ refused: expect.stringMatching(why) })
})
