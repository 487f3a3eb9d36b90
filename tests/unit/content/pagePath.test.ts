import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { namedIn, Path, pagePartPath, pagePath, placeOfName } from '../../../src/content/pagePath.ts'
import { YamlSource } from '../../../src/problems/yamlSource.ts'

test.each([
  ['/', true],
  ['/what-is-pcp', true],
  ['/guides/a-b/c2', true],
  ['/guides/', false],
  ['guides', false],
  ['/Guides', false],
  ['//guides', false],
  ['/a_b', false],
  ['/a?b', false],
  ['/a#b', false],
  ['', false],
])('%s as a path: %s', (path, good) => {
  expect(Path.safeParse(path).success).toBe(good)
})

describe('the pages that fields of a file name', () => {
  const link = pagePath('A page.')
  const file = z.strictObject({
    name: z.string(),
    one: link.optional(),
    tool: pagePath('A tool.', 'toolPages').nullable(),
    part: pagePartPath('A part of a page.'),
    several: z.array(z.strictObject({ to: pagePath('A page.').refine((path) => path !== '/never') })),
    asks: z.record(link, z.array(z.string())),
    either: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), to: z.string() }),
      z.strictObject({ kind: z.literal('page'), page: link }),
    ]),
    pair: z.tuple([z.string(), link]),
  })
  const source = new YamlSource(
    'a.yaml',
    `name: /not-a-link
tool: /calculator
part: /what-is-pcp#the-end
several:
  - to: /fees
asks:
  /about:
    - who are you
either: { kind: page, page: /contact }
pair: [/words, /lenders]
`,
  )

  test('are found through lists, keys and variants, with their places', () => {
    expect(file.safeParse(source.value).success).toBe(true)
    const named = namedIn(file, source.value).map((one) => {
      const { line, column } = placeOfName(one, source)
      return `${line}:${column} ${one.name} ${one.offers}`
    })
    expect(named).toEqual([
      '2:7 /calculator toolPages',
      '3:7 /what-is-pcp#the-end undefined',
      '5:9 /fees pages',
      '7:3 /about pages',
      '9:29 /contact pages',
      '10:16 /lenders pages',
    ])
  })
})
