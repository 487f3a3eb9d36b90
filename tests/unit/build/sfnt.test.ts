import { expect, test } from 'vitest'
import { fontFile } from '../../../src/build/fontFile.ts'
import { sfntOf, tablesOf, tablesOfWoff } from '../../../src/build/sfnt.ts'

test('a font is the same when its tables are taken out and put together again', () => {
  const font = fontFile(400)
  expect(sfntOf(tablesOf(font)).equals(font)).toBe(true)
})

test('a file that is no WOFF is refused', () => {
  expect(() => tablesOfWoff(Buffer.from('wOF2 and more'))).toThrow('the font file is not a WOFF file')
})
