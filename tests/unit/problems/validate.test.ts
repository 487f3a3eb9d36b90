import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { printProblem } from '../../../src/problems/problem.ts'
import { spoken, validate } from '../../../src/problems/validate.ts'
import { YamlSource } from '../../../src/problems/yamlSource.ts'

const Item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('guide'), title: z.string().max(10) }),
  z.strictObject({ kind: z.literal('tool'), tool: z.enum(['one', 'two']) }),
])
const Schema = z.strictObject({
  items: z.array(Item).max(2).optional(),
  email: z.email().optional(),
  code: z.string().regex(/^\d+$/).describe('The number, in quotes.').optional(),
  day: z.iso.date().optional(),
  three: z.array(z.string()).length(3).optional(),
  part: z
    .union([
      z.strictObject({ heading: z.string() }),
      z.strictObject({ list: z.array(z.string()).min(1) }),
      z.strictObject({ fees: z.array(z.string()).length(2) }),
    ])
    .optional(),
  both: z.strictObject({ one: z.string(), two: z.string() }).optional(),
  names: z.record(z.string().regex(/^[a-z-]+$/), z.string()).optional(),
  limit: z.union([z.number(), z.strictObject({ fact: z.string() })]).optional(),
  path: z
    .string()
    .refine((path) => path.startsWith('/'), 'must start with "/"')
    .optional(),
})

const said = (text: string) => validate(new YamlSource('f', text), Schema).problems.map(printProblem)

describe('the text of each fault', () => {
  test.each([
    [
      'items: [{ kind: gide, title: x }]',
      'f:1:17  kind in the 1st of items is "gide", which is not one of guide, tool\n    fix: did you mean "guide"?',
    ],
    [
      'items: [{ kind: guide, tittle: x }]',
      'f:1:24  there is no field "tittle" in the 1st of items\n    fix: did you mean "title"?',
    ],
    [
      'items: [{ kind: tool, tool: one, size: 3 }]',
      'f:1:34  there is no field "size" in the 1st of items\n    fix: use one of kind, tool',
    ],
    ['items: [{ kind: guide }]', 'f:1:9  "title" is missing in the 1st of items\n    fix: add title: …'],
    [
      'items: [{ kind: guide, title: far too long }]',
      'f:1:31  title in the 1st of items has 12 characters; the most is 10, which leaves out "ng"\n    fix: shorten it',
    ],
    [
      'items: [{ kind: guide, title: 12 }]',
      'f:1:31  title in the 1st of items must be text, and is 12\n    fix: put it in quotes: "12"',
    ],
    ['items: one', 'f:1:8  items must be a list, and is "one"\n    fix: write a list: [one]'],
    ['email: me', 'f:1:8  email is "me", which is not an email address\n    fix: write an email address'],
    ['code: abc', 'f:1:7  code is "abc", which is not of the right form\n    fix: write the number, in quotes'],
    [
      'day: 20 November',
      'f:1:6  day is "20 November", which is not a day such as 2026-11-20\n    fix: write a day such as 2026-11-20',
    ],
    ['three: [a, b]', 'f:1:1  three has 2 items; it needs exactly 3\n    fix: add what is missing'],
    ['three: [a, b, c, d]', 'f:1:18  three has 4 items; it needs exactly 3\n    fix: take some out'],
    ['part: { heding: x }', 'f:1:9  there is no field "heding" in part\n    fix: did you mean "heading"?'],
    ['part: { fees: [a] }', 'f:1:9  part.fees has 1 item; it needs exactly 2\n    fix: add what is missing'],
    ['part: { list: 3 }', 'f:1:15  part.list must be a list, and is 3\n    fix: write a list: [3]'],
    [
      'three: [a, "  ", c]',
      'f:1:12  the 2nd of three holds nothing but spaces\n    fix: write what belongs there, or take it out',
    ],
    ['three: [a, b, a]', 'f:1:15  the 3rd of three says the same as the 1st of three\n    fix: take one of them out'],
    [
      'items: [{ kind: tool, tool: one }, { kind: tool, tool: one }]',
      'f:1:36  the 2nd of items says the same as the 1st of items\n    fix: take one of them out',
    ],
    [`path: /${'a'.repeat(20_000)}`, 'f:1:7  path has 20001 characters; the most is 20000\n    fix: shorten it'],
    ['both: {}', 'f:1:7  "one", "two" are missing in both\n    fix: add one: …, two: …'],
    [
      'names: { No: x }',
      'f:1:10  "No" in names is no name of the right form\n    fix: write it in small letters, with hyphens between words',
    ],
    ['limit: { fcat: x }', 'f:1:10  there is no field "fcat" in limit\n    fix: did you mean "fact"?'],
    [
      'limit: many',
      'f:1:8  limit is "many", which has the wrong shape\n    fix: compare it with a neighbour that works',
    ],
    ['path: what', 'f:1:7  path is "what", and must start with "/"\n    fix: compare it with a neighbour that works'],
    [
      'just words',
      'f:1:1  the file must be a block of fields, and is "just words"\n    fix: write each field on its own line, as items: …',
    ],
    ['', 'f:1:1  the file is empty\n    fix: write what belongs in it, or bring back its last version'],
  ])('%j', (text, message) => {
    expect(said(text)).toEqual([message])
  })
})

test('every fault of a file comes back together', () => {
  expect(said('email: me\nday: soon\nitems: [{ kind: guide }]')).toHaveLength(3)
})

test('a misspelt key is not reported as missing too', () => {
  expect(said('items:\n  - { kind: guide, titel: x }')).toEqual([
    'f:2:20  there is no field "titel" in the 1st of items\n    fix: did you mean "title"?',
  ])
})

test('what has the right shape comes back', () => {
  expect(validate(new YamlSource('f', 'email: a@b.co'), Schema)).toEqual({ value: { email: 'a@b.co' }, problems: [] })
})

test.each([
  [['title'], 'title'],
  [['company', 'social', 'facebook'], 'company.social.facebook'],
  [['values', 0], 'the 1st of values'],
  [['values', 1, 'source', 'url'], 'source.url in the 2nd of values'],
  [['pages', 2, 'aliases', 10], 'the 11th of aliases in the 3rd of pages'],
  [['menus', 'guides', 'links', 21, 'label'], 'label in the 22nd of menus.guides.links'],
  [[3, 'plain'], 'plain in the 4th entry'],
  [[112], 'the 113th entry'],
])('%j is %s', (path, words) => {
  expect(spoken(path)).toBe(words)
})
