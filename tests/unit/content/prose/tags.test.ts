import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tagsIn } from '../../../../src/content/prose/tags.ts'

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
