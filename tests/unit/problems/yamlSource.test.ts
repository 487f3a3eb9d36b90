import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { YamlSource } from '../../../src/problems/yamlSource.ts'

const fault = (text: string) =>
  new YamlSource('f', text).problems.map(({ line, column, what, fix }) => `${line}:${column} ${what} (${fix})`)
const askedForSpaces = 'give it as many spaces in front as its neighbours have'

test.each(['a: one # of two', 'a: one word  # of two', 'a: 1 # of two', '# of two\na: one', 'a: "the #1"'])(
  'a comment is left out of %j',
  (text) => expect(fault(text)).toEqual([]),
)

describe('what cannot be read', () => {
  test.each([
    ['a: [1, 2\nb: 3\n', '1:4 the "[" is never closed (write "]" where it ends)'],
    ['p:\n  - { a: 1\n  - { a: 2 }\n', '2:5 the "{" is never closed (write "}" where it ends)'],
    ['a: "one\nb: 2\n', '1:4 a quotation mark is opened and never closed (close it where the text ends)'],
    [
      'a: "one" two\n',
      '1:10 "two" stands where nothing more should follow (put the whole text in quotes, or remove what is left over)',
    ],
    ['a: one: two\n', '1:4 the text holds ": ", which YAML reads as another key (put the whole text in quotes)'],
    [
      'a: { b: x: y }\n',
      '1:9 the text holds ": ", or a "," is missing before it (put the whole text in quotes, or add the ",")',
    ],
    ['a:\n  b: one\n   c: two\n', `3:4 "c" is not in line with the rest of its block (${askedForSpaces})`],
    ['a:\n  b: one\n c: two\n', `3:2 "c" is not in line with the rest of its block (${askedForSpaces})`],
    ['a: |\n  b: one\nc: two\n  d: three\n', `3:1 "c" is not in line with the rest of its block (${askedForSpaces})`],
    ['a:\n  - b: 1\n   c: 2\n', `3:4 "c" is not in line with the rest of its block (${askedForSpaces})`],
    ['a:\n\tb: 1\n', '2:1 a tab is used for indentation (use spaces)'],
    ['a: 1\nb\nc: 2\n', '2:1 "b" is not followed by ":" (write it as name: value)'],
    ['a: @b\n', '1:4 a text cannot start with "@" in YAML (put the whole text in quotes)'],
    ['a: "\\q"\n', '1:5 "\\q" means nothing between double quotes (write \\\\ for a backslash, or use single quotes)'],
    ['a: 08\n', '1:4 YAML takes 08 for the number 8 (write the number in plain digits, or put a text in quotes)'],
    ['a: 1e3\n', '1:4 YAML takes 1e3 for the number 1000 (write the number in plain digits, or put a text in quotes)'],
    ['a: "b\nc: d’s "e"\n', '1:4 a quotation mark is opened and never closed (close it where the text ends)'],
    ['a: *b*\n', '1:4 YAML takes a text that starts with "*" for a reference (put the whole text in quotes)'],
    ['a: !b c\n', '1:4 YAML takes a text that starts with "!" for a type (put the whole text in quotes)'],
    [
      '[a, b]: 1\n',
      '1:1 a list or block stands where the name of a field should (write name: value; put quotes round a text that starts with a bracket)',
    ],
    [
      'a: the #1 guide\n',
      '1:8 YAML leaves out what follows " #": #1 guide (put the whole text in quotes; a comment stands on a line of its own, or after two spaces)',
    ],
    [
      'a: fees # costs\nb: fees and # costs\n',
      '2:13 YAML leaves out what follows " #": # costs (put the whole text in quotes; a comment stands on a line of its own, or after two spaces)',
    ],
    ['a: 1\n---\nb: 2\n', '2:1 a line of --- starts a second document (remove the line)'],
    ['a: 1\nb:\n  c: 1\n  c: 2\n', '4:3 the key "c" stands twice in one block (keep one of them)'],
  ])('%j', (text, message) => {
    expect(fault(text)).toEqual([message])
  })

  test('is one problem, whatever the text, and never an exception', () => {
    const characters = fc.constantFrom(
      'a',
      'b',
      ':',
      ' ',
      '\n',
      '-',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '*',
      '&',
      '!',
      '#',
      '|',
      '>',
      '\t',
      ',',
      '%',
      '?',
    )
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 40 }), (text) => {
        const source = new YamlSource('f', text)
        expect(source.problems.length).toBeLessThan(2)
        for (const { line, column } of source.problems) expect(line * column).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })
})

describe('places', () => {
  const source = new YamlSource('f', 'a: 1\nb:\n  - x: one\n    y: two\n')

  test('of a value, or of what should hold it', () => {
    expect(source.placeAt(['b', 0, 'y'])).toEqual({ file: 'f', line: 4, column: 8 })
    expect(source.placeAt(['b', 0, 'z'])).toEqual({ file: 'f', line: 3, column: 5 })
    expect(source.placeAt(['c', 'd'])).toEqual({ file: 'f', line: 1, column: 1 })
  })

  test('of a key', () => {
    expect(source.placeOfKey(['b', 0], 'y')).toEqual({ file: 'f', line: 4, column: 5 })
  })

  test('of a value from its start to its end', () => {
    expect(source.text.slice(...(source.rangeAt(['b', 0, 'x']) ?? [0, 0]))).toBe('one')
    expect(source.rangeAt(['nothing'])).toBeUndefined()
  })
})
