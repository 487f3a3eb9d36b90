import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { packed, unpacked } from '../../../src/search/pack.ts'

test('an index that was packed and unpacked is the same', () => {
  const words = fc.array(fc.constantFrom('lender', 'bust', 'fos', 'corsa', '2016', 'rd01'), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.record({ title: words, words }), { minLength: 1, maxLength: 8 }), (documents) => {
      const mini = new MiniSearch({ fields: ['title', 'words'] })
      mini.addAll(documents.map((one, id) => ({ id, title: one.title.join(' '), words: one.words.join(' ') })))
      const plain = mini.toJSON()
      fc.pre(plain.index.length > 0)
      const again = unpacked(JSON.parse(JSON.stringify(packed(plain))) as ReturnType<typeof packed>)
      expect(Object.fromEntries(again.index)).toEqual(Object.fromEntries(plain.index))
      const options = { fields: ['title', 'words'] }
      for (const asked of ['lender', 'bust corsa', '2016'])
        expect(
          MiniSearch.loadJS(again, options)
            .search(asked)
            .map(({ id }) => id),
        ).toEqual(mini.search(asked).map(({ id }) => id))
    }),
    { numRuns: 40 },
  )
})
