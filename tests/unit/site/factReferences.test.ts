import { expect, test } from 'vitest'
import { factReferencesIn, factsShownIn, figureNamesIn } from '../../../src/site/factReferences.ts'

test('every fact named in prose, and where', () => {
  const raw = 'a {% fact "x.y" /%} and {% fact "z" at="2020-01-01" /%}'
  expect(factReferencesIn(raw).map(({ offset, id }) => raw.slice(offset, offset + id.length))).toEqual(['x.y', 'z'])
  expect(factReferencesIn(raw)[1]?.attributes).toContain('at="2020-01-01"')
})

test('quotes may be escaped by YAML, and other tags are none', () => {
  expect(factReferencesIn('"about {% fact \\"a.b\\" /%}"').map(({ id }) => id)).toEqual(['a.b'])
  expect(factReferencesIn('{% term "dca" %}x{% /term %} {% figure "timeline" /%}')).toEqual([])
})

test('a figure shows the facts it is drawn from', () => {
  const raw = '{% fact "a.b" /%}\n\n{% figure "bank-rate" /%}'
  expect(figureNamesIn(raw)).toEqual(['bank-rate'])
  expect(factsShownIn(raw, {})).toEqual(['a.b', 'rates.bank-rate'])
})
