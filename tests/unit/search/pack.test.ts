import fc from 'fast-check'
import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { packed, plainIndex, unpacked } from '../../../src/search/pack.ts'

const fields = ['title', 'words']

test('an index that was packed and unpacked is the same', () => {
  const words = fc.array(fc.constantFrom('lender', 'bust', 'fos', 'corsa', '2016', 'rd01'), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.record({ title: words, words }), { minLength: 1, maxLength: 8 }), (documents) => {
      const mini = new MiniSearch({ fields })
      mini.addAll(documents.map((one, id) => ({ id, title: one.title.join(' '), words: one.words.join(' ') })))
      const plain = mini.toJSON().index
      fc.pre(plain.length > 0)
      const again = unpacked(JSON.parse(JSON.stringify(packed(plain, fields))) as ReturnType<typeof packed>)
      expect(Object.fromEntries(again)).toEqual(Object.fromEntries(plain))
      const ranking = { bm25: { k: 1.2, b: 0, d: 0.5 } }
      const loaded = MiniSearch.loadJS(plainIndex(again, fields, documents.length), { fields })
      for (const asked of ['lender', 'bust corsa', '2016'])
        expect(loaded.search(asked, ranking).map(({ id, score }) => [id, score])).toEqual(
          mini.search(asked, ranking).map(({ id, score }) => [id, score]),
        )
    }),
    { numRuns: 40 },
  )
})
