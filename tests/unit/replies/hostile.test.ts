import { expect, test } from 'vitest'
import { searchable } from '../../../src/replies/matchPatterns.ts'
import { compilePattern } from '../../../src/replies/pattern.ts'
import { readLetters } from '../../../src/replies/readLetters.ts'
import { letterSections } from '../../../src/replies/sections.ts'
import { contentLenderLetters, plainLenderLetters } from '../support/contentLenderLetters.ts'

const known = contentLenderLetters()

/** Repeated up to so many letters. */
const much = (part: string, length = 20_000) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** Texts that nobody writes, each a trap for a kind of search. */
const hostile = {
  'one unbroken run': much('redress'),
  'one letter': much('a'),
  'capitals without a stop': much('We Will Send Our Final Response '),
  'words that begin patterns': much('the six month final provisional redress determination we will send you once '),
  'stops without spaces': much('a.'),
  'stops before capitals': much('aB.'),
  'one word a line': much('dear\n'),
  'greetings and names': much('Dear A\nYours sincerely\n'),
  'quoted over and over': much('> '),
  'rules and dashes': much('-=*~ '),
  spaces: `${much(' ')}a`,
  'blank lines': much('\n'),
  'letters apart': much('r e d r e s s '),
  pipes: much('|a'),
  numbers: much('£1,2.3 '),
  pages: much('page 1 of 1 registered in '),
}

test.each(Object.entries(hostile))('%s is read at once', (_, text) => {
  const start = performance.now()
  readLetters(text, known)
  expect(performance.now() - start).toBeLessThan(30_000)
})

test('a text of a hundred thousand letters takes no longer than the part of it that is read', () => {
  const start = performance.now()
  const read = readLetters(much('redress', 100_000), known)
  expect(performance.now() - start).toBeLessThan(30_000)
  expect(read.map(({ letters }) => letters)).toEqual([[]])
})

test('every pattern is searched in a time that grows with the text alone', () => {
  const { signs, groups, letters } = plainLenderLetters
  const patterns = [
    ...signs.flatMap(({ patterns: own, butNot = [] }) => [...own, ...butNot]),
    ...letters.flatMap(({ contains = [] }) => contains.flatMap(({ patterns: own }) => own)),
  ]
  const texts = Object.values(hostile).map((text) => searchable(text, known.ready.vocabulary).words)
  const slow = patterns.filter((pattern) => {
    const { expression } = compilePattern(pattern, groups)
    const start = performance.now()
    for (const words of texts) words.replaceAll(expression, '')
    return performance.now() - start > 1000
  })
  expect(slow).toEqual([])
})

test('letters are told apart at once in whatever is pasted', () => {
  const start = performance.now()
  for (const text of Object.values(hostile)) letterSections(text)
  expect(performance.now() - start).toBeLessThan(30_000)
})
