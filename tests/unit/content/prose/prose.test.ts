import { expect, test } from 'vitest'
import { placeIn, proseAt, proseIn, rawText } from '../../../../src/content/prose/prose.ts'
import { YamlSource } from '../../../../src/problems/yamlSource.ts'

test('prose knows its words and where they stand; paths that are not there are passed over', () => {
  const source = new YamlSource('f', 'title: One two\nnotes:\n  - "three {% fact \\"x\\" /%}"\n')
  const prose = proseAt(source, [['title'], ['notes', 0], ['notes', 1], ['nothing']], { path: '/a' })
  expect(prose.map(rawText)).toEqual(['One two', '"three {% fact \\"x\\" /%}"'])
  expect(prose[1] && placeIn(prose[1], 1)).toEqual({ file: 'f', line: 3, column: 6 })
  expect(prose[0]).toMatchObject({ path: '/a', part: 'field', format: 'markdown' })
})

test('places stand for every item of a list and every value of a block, entry by entry', () => {
  const value = { cars: [{ make: 'Ant', note: 'red' }, { make: 'Bee' }], words: { yes: 'Yes', no: 'No' } }
  const source = new YamlSource('f', JSON.stringify(value))
  const wordsAt = (...places: string[]) => proseIn({ value, source }, places).map(rawText)
  expect(wordsAt('cars.*.make', 'cars.*.note', 'words.*')).toEqual(['"Ant"', '"red"', '"Bee"', '"Yes"', '"No"'])
  expect(wordsAt('cars.1.make', 'none.*', 'cars.*.none.*.x')).toEqual(['"Bee"'])
  expect(proseIn(undefined, ['cars'])).toEqual([])
})
