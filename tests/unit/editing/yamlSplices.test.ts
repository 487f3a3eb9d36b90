import { expect, test } from 'vitest'
import { addedToFlowList, lineAfter, lineBefore, replaced, splice } from '../../../src/editing/yamlSplices.ts'
import { YamlSource } from '../../../src/problems/yamlSource.ts'

const text = `# Above.

a:   1    # beside
list: [1,2,   3]


words: >-
  folded
  text
pages:
  - { kind: guide, path: "/one" }   # the first

  # The second.
  - kind: tool
    path: '/two'
`
const source = new YamlSource('f.yaml', text)

test('one value is one line of the diff: comments, order, quotes, blank lines and odd spacing stay', () => {
  expect(splice(text, [replaced(source, ['a'], '2')])).toBe(text.replace('a:   1 ', 'a:   2 '))
  expect(splice(text, [replaced(source, ['pages', 0, 'path'], '/uno')])).toBe(text.replace('"/one"', '"/uno"'))
  expect(splice(text, [replaced(source, ['pages', 1, 'path'], '/due')])).toBe(text.replace("'/two'", "'/due'"))
})

test('an item is one line more, at the depth of its list', () => {
  expect(splice(text, [lineAfter(source, ['pages', 0], 'x')])).toBe(
    text.replace('# the first\n', '# the first\n  - x\n'),
  )
  expect(splice(text, [lineAfter(source, ['pages', 1], 'x')])).toBe(`${text}  - x\n`)
  expect(splice(text, [lineBefore(source, ['pages', 0], 'x')])).toBe(text.replace('  - { kind', '  - x\n  - { kind'))
})

test('a list in brackets grows at its end, or comes to be', () => {
  expect(splice(text, [addedToFlowList(source, [], 'list', '4')])).toBe(text.replace('3]', '3, 4]'))
  expect(splice(text, [addedToFlowList(source, ['pages', 0], 'aliases', '/1')])).toBe(
    text.replace('"/one" }', '"/one", aliases: [/1] }'),
  )
})

test('changes that overlap are refused', () => {
  expect(() =>
    splice('abc', [
      { start: 0, end: 2, text: 'x' },
      { start: 1, end: 3, text: 'y' },
    ]),
  ).toThrow('overlap')
})
