import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tagFaults, tagsIn } from '../../../../src/content/prose/tags.ts'
import { tries } from '../../../support/nightly.ts'

const written = (raw: string) =>
  tagsIn(raw).tags.map(({ name, form, attributes }) => [
    name,
    form,
    Object.fromEntries(attributes.map((one) => [one.name, one.value])),
  ])

test('a tag is read with its form and attributes', () => {
  expect(written('{% fact "a.b" at="2020-01-01" /%} {% when ["live", "upheld"] %}x{% /when %}')).toEqual([
    ['fact', 'alone', { primary: 'a.b', at: '2020-01-01' }],
    ['when', 'opening', { primary: '["live", "upheld"]' }],
    ['when', 'closing', {}],
  ])
})

test('a tag may run over lines, and its quotes may be escaped by YAML', () => {
  expect(written('{% fact\n  "a"\n/%}')).toEqual([['fact', 'alone', { primary: 'a' }]])
  expect(written('{% fact \\"a\\" /%}')).toEqual([['fact', 'alone', { primary: 'a' }]])
})

test('code is not read', () => {
  expect(tagsIn('`{% fact %}` and\n\n```\n{% nope\n```\n')).toEqual({ tags: [], broken: [] })
})

test('a tag without an end is known by its start', () => {
  expect(tagsIn('a {% fact "b" and {% fact "c" /%}')).toMatchObject({ tags: [{ offset: 18 }], broken: [2] })
})

test('names stand where they are said to', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          '{% fact "a" /%}',
          '{% /when %}',
          '{% callout kind="x" %}',
          'words ',
          '\n\n',
          '{%',
          '%}',
          '"',
          '`',
        ),
        { maxLength: 12 },
      ),
      (parts) => {
        const raw = parts.join('')
        for (const { name, nameOffset, attributes } of tagsIn(raw).tags) {
          expect(raw.slice(nameOffset, nameOffset + name.length)).toBe(name)
          for (const { value, offset } of attributes) expect(raw.slice(offset)).toContain(value)
        }
      },
    ),
  )
})

const said = (raw: string) => tagFaults(raw).map(({ offset, what, fix }) => `${offset}: ${what}; ${fix}`)
const every = 'fact, example, term, standing, when, callout, next, questions, question, figure'

describe('one fault, one message', () => {
  test.each([
    [
      'a tag that is misspelt',
      '{% calout %}\n\nx\n\n{% /calout %}',
      '3: there is no tag "calout"; did you mean "callout"?',
    ],
    ['a tag of Markdoc’s own', '{% if true %}x{% /if %}', `3: there is no tag "if"; use one of ${every}`],
    [
      'curly quotes round a value',
      'a {% fact “law.scotland” form="bare" /%}',
      '2: the quotes in the tag {% fact %} are curly; write straight ones: "law.scotland"',
    ],
    [
      'a block never closed',
      'x\n\n{% callout %}\n\ny',
      '3: the tag {% callout %} is never closed; write {% /callout %} where it ends',
    ],
    [
      'a tag in a line never closed',
      'a {% example %}b\n\nmore',
      '2: the tag {% example %} is never closed; write {% /example %} where it ends',
    ],
    [
      'one of two nested never closed',
      '{% questions %}{% question "a" %}x{% /questions %}',
      '15: the tag {% question %} is never closed; write {% /question %} where it ends',
    ],
    [
      'a closing tag alone',
      'x {% /callout %}',
      '2: {% /callout %} closes nothing; write {% callout %} where it starts, or remove it',
    ],
    [
      'a closing tag alone, within a block that another closes',
      '{% callout %}\n\nx{% /callout %}\n\n{% /callout %}',
      '16: {% /callout %} closes nothing; write {% callout %} where it starts, or remove it',
    ],
    [
      'a day that is not in the calendar',
      'a {% fact "b" at="2014-04-31" /%}',
      '14: "2014-04-31" is no day; write a day such as 2026-11-20',
    ],
    [
      'a fact that does not say which',
      'a {% fact /%}',
      '2: the tag {% fact %} does not say which; write {% fact "…" /%}',
    ],
    [
      'a fact without its stroke',
      'a {% fact "b" %} c',
      '2: the tag {% fact %} stands alone and must end in /%}; write /%} for %}',
    ],
    [
      'a callout with one',
      '{% callout /%}',
      '0: the tag {% callout %} needs words and {% /callout %} after it; write {% callout %}…{% /callout %}',
    ],
    [
      'an attribute that is misspelt',
      'a {% fact "b" fom="full" /%}',
      '14: the tag {% fact %} has no attribute "fom"; did you mean "form"?',
    ],
    [
      'an attribute’s value that is misspelt',
      'a {% fact "b" form="ful" /%}',
      '14: "ful" is not one of full, bare, adjective; did you mean "full"?',
    ],
    [
      'a value where none belongs',
      '{% callout "free" %}x{% /callout %}',
      '11: the tag {% callout %} takes no value of its own; it may have kind',
    ],
    ['a value without quotes', 'a {% fact b /%}', '2: the tag {% fact %} does not say which; write {% fact "…" /%}'],
    [
      'a quotation mark missing',
      'a {% fact "b /%} c',
      '2: a quotation mark is missing in {% fact "b /%}; write the quotes in pairs',
    ],
    ['a tag without an end', 'a {% fact "b" c\n\nd', '2: the tag {% fact "b" c has no end; write %} where it ends'],
    ['a variable', 'a {% $b %}', `5: there is no tag "$b"; use one of ${every}`],
  ])('%s', (_, raw, message) => {
    expect(said(raw)).toEqual([message])
  })
})

test('what is written well has none', () => {
  expect(
    said(
      '{% callout kind="free" %}\n\nIt is {% fact "a.b" part="0.percent" /%}, {% term "dca" %}extra{% /term %}.\n\n{% /callout %}\n\n{% when ["live"] %}x{% /when %}\n\n{% figure "timeline" /%}',
    ),
  ).toEqual([])
})

test('whatever is written, faults come back and not an exception', () => {
  const part = fc.constantFrom(
    '{% ',
    ' %}',
    ' /%}',
    'fact ',
    '"a" ',
    '/',
    'callout ',
    'kind="free"',
    'x',
    '\n\n',
    '[',
    '`',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const raw = parts.join('')
      for (const { offset, what } of tagFaults(raw)) expect(offset <= raw.length && what !== '').toBe(true)
    }),
    { numRuns: tries(500) },
  )
})
