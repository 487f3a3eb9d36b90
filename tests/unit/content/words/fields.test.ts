import { expect, test } from 'vitest'
import { z } from 'zod'
import { eachOnce, group, linked, named, sentences, words } from '../../../../src/content/words/fields.ts'

const { letter: Given } = named('letter {name} {day}')

/** What an editor is told of some words: each fault, and its remedy. */
const told = (field: ReturnType<typeof words>, text: string) =>
  field
    .safeParse(text)
    .error?.issues.map((issue) => `${issue.message}; ${String((issue as { params?: { fix?: string } }).params?.fix)}`)

test('words name every blank that is filled in, unless it ends in a question mark', () => {
  expect(told(Given, 'To {name}, on {day}.')).toBeUndefined()
  expect(told(Given, 'To {name}.')).toEqual(['leaves out {day}; write {day} where it belongs'])
  expect(told(named('line {name} {day?}').line, 'To {name}.')).toBeUndefined()
  expect(told(words('From {low} to {high}.'), 'From {low} to it.')).toEqual([
    'leaves out {high}; write {high} where it belongs',
  ])
})

test('a blank that nobody fills in is refused, with the one that was meant', () => {
  expect(told(Given, 'To {nmae}, on {day}.')).toEqual(['nothing fills in {nmae} here; did you mean "{name}"?'])
  expect(told(Given, 'To {name}, on {day} in {place}.')).toEqual(['nothing fills in {place} here; use {name}, {day}'])
  expect(told(words('A heading.'), 'To {name}.')).toEqual(['nothing fills in {name} here; take the braces out'])
})

test('a blank is filled in once', () => {
  expect(told(Given, 'To {name}{name}, on {day}.')).toEqual(['has {name} twice; keep one of the two'])
})

test('a brace that is left open is told alone', () => {
  expect(told(words('From {low} to {high}.'), 'From {low to {high}')).toEqual([
    'has a brace that is never closed or never opened; write { and } in pairs',
  ])
  expect(told(words('A line.'), '{% fact "a.b" /%} in all')).toBeUndefined()
})

test('an address is told where words belong', () => {
  const said = ['is an address, where words belong; write what visitors are to read']
  expect(told(words('A label.'), '/what-is-pcp')).toEqual(said)
  expect(told(words('A label.'), 'https://www.gov.uk/news')).toEqual(said)
  expect(told(words('A label.'), 'See /what-is-pcp')).toBeUndefined()
})

test('words that lead on have a link', () => {
  const { fees: field } = linked('fees')
  expect(field.safeParse('See [the fees](/fees), or not.').success).toBe(true)
  expect(field.safeParse('See the fees.').error?.issues[0]?.message).toBe('must have a link: [words](/page)')
})

test('words that their group describes have nothing filled in', () => {
  const Lines = group('What a line says.', named('title'))
  expect(Lines.safeParse({ title: 'Your letter' }).success).toBe(true)
  expect(told(Lines.shape.title, 'To {name}')).toEqual(['nothing fills in {name} here; take the braces out'])
})

test('the sentence of a fault names what the fault has, and may name what all of them have', () => {
  const { newer } = sentences({ newer: ['version'] }, 'at')
  expect(told(newer, 'In {at}, of version {version}.')).toBeUndefined()
  expect(told(newer, 'Of another version.')).toEqual(['leaves out {version}; write {version} where it belongs'])
})

test('each entry but the first of those that say the same is at fault', () => {
  const List = z.array(z.strictObject({ id: z.string() })).superRefine(eachOnce('id'))
  expect(List.safeParse([{ id: 'a' }, { id: 'b' }]).success).toBe(true)
  const { error } = List.safeParse([{ id: 'a' }, { id: 'b' }, { id: 'A' }, { id: 'a' }])
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [[2, 'id'], 'must be one that no entry above it has'],
    [[3, 'id'], 'must be one that no entry above it has'],
  ])
})
