import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentCount, type Places, packed, unpacked } from '../../../src/search/searchFile.ts'

const fields = ['title', 'words']
const times = fc
  .dictionary(fc.integer({ min: 0, max: 400 }).map(String), fc.integer({ min: 1, max: 3 }), { minKeys: 1 })
  .map((own) => new Map(Object.entries(own).map(([id, many]) => [Number(id), many])))
const places: fc.Arbitrary<Places> = fc
  .dictionary(fc.constantFrom(...fields), times, { minKeys: 1 })
  .map((own) => new Map(fields.flatMap((field) => (own[field] ? [[field, own[field]]] : []))))

test('terms that were packed and unpacked are the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z0-9]{1,6}$/), places), (all) => {
      const terms = Object.entries(all)
      const again = unpacked(JSON.parse(JSON.stringify(packed(terms, fields))) as ReturnType<typeof packed>)
      expect(again.map((one) => [one.term, one.places()])).toEqual(terms)
      expect(again.map(({ documents }) => documents)).toEqual(terms.map(([, own]) => documentCount(own)))
    }),
    { numRuns: 40 },
  )
})
