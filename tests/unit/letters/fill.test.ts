import { expect, test } from 'vitest'
import type { Words } from '../../../src/content/letters/template.ts'
import { fill, fillWords, templateNamed } from '../../../src/letters/fill.ts'

const from = {
  templates: {},
  factOn: (id: string, day: string | undefined) => `${id} on ${day ?? 'the day of writing'}`,
}
const say = (words: Words, values = {}) => fillWords(words, values, from)

test('where words are left out, no space is left with them', () => {
  const words: Words = [
    'I came',
    ' ',
    { if: 'how', is: ['car'], words: ['by car'] },
    ' ',
    { if: 'how', is: ['train'], words: ['by train'] },
    ' ',
    '.',
  ]
  expect(say(words, { how: 'car' })).toBe('I came by car.')
  expect(say(words, { how: 'train' })).toBe('I came by train.')
  expect(say(words, { how: 'foot' })).toBe('I came.')
})

test('an answer stays as it was typed, whatever it looks like', () => {
  for (const name of [') {% blank "x" /%}', ', and', '[1: name]', '{{name}}'])
    expect(say(['for ', { blank: 'name' }, '.'], { name })).toBe(`for ${name}.`)
  expect(
    say([{ if: 'as', is: ['one'], words: ['for ', { if: 'as', is: ['one'], words: [{ blank: 'name' }] }] }], {
      as: 'one',
      name: ')',
    }),
  ).toBe('for )')
})

test('days, sums and facts are printed, and what starts a sentence has a capital', () => {
  expect(
    say([{ blank: 'day', as: 'date' }, '; ', { blank: 'day', as: 'weekday' }, '; ', { blank: 'sum', as: 'sum' }], {
      day: '2026-02-28',
      sum: 12_345,
    }),
  ).toBe('28 February 2026; Saturday 28 February 2026; £123.45')
  expect(say([{ fact: 'a.b', on: 'day' }, '; ', { fact: 'a.b' }], { day: '2026-02-28' })).toBe(
    'a.b on 2026-02-28; a.b on the day of writing',
  )
  expect(say([{ blank: 'name', capital: true }, ' had'], { name: 'the customer' })).toBe('The customer had')
})

test('lists, rows and paragraphs without words are left out', () => {
  const blocks = fill(
    [
      { kind: 'text', words: [{ blank: 'note' }] },
      { kind: 'blank', blank: 'items', as: 'numbers' },
      {
        kind: 'details',
        rows: [
          { label: ['Name'], value: [{ blank: 'name' }] },
          { label: ['Born'], value: [{ blank: 'born' }] },
          { rows: 'more' },
        ],
      },
      { kind: 'choice', if: 'note', given: false, passages: [{ kind: 'text', words: ['No note.'] }] },
    ],
    { items: [], name: 'Ann', more: [{ label: 'Town', value: 'Leeds' }] },
    from,
  )
  expect(blocks).toEqual([
    {
      kind: 'details',
      rows: [
        { label: 'Name', value: 'Ann' },
        { label: 'Town', value: 'Leeds' },
      ],
    },
    { kind: 'text', text: 'No note.' },
  ])
})

test('a letter that the page does not carry is named', () =>
  expect(() => templateNamed({}, 'next/none')).toThrow('There is no letter "next/none" on this page'))

test('an item of a list without words is left out, and the others stay', () => {
  const list = (values: Record<string, string>) =>
    fill(
      [
        {
          kind: 'list',
          ordered: false,
          items: [['my agreement'], [{ if: 'note', given: true, words: [{ blank: 'note' }] }], ['the record']],
        },
      ],
      values,
      from,
    )
  expect(list({ note: 'a note' })).toEqual([
    { kind: 'list', ordered: false, items: ['my agreement', 'a note', 'the record'] },
  ])
  expect(list({ note: '' })).toEqual([{ kind: 'list', ordered: false, items: ['my agreement', 'the record'] }])
})
