import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fontFile } from '../../../src/build/fontFile.ts'
import { pointsOf, withPlainZero } from '../../../src/build/plainZero.ts'
import { type FontTables, sfntOf, tablesOf, tablesOfWoff } from '../../../src/build/sfnt.ts'

const packaged = (file: string) => readFileSync(createRequire(import.meta.url).resolve(`@fontsource${file}`))

test.each([400, 700] as const)('at weight %i only the zero is drawn anew, with one room inside', (weight) => {
  const slashed = glyphsOf(
    tablesOfWoff(packaged(`/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`)),
  )
  const plain = glyphsOf(tablesOf(fontFile(weight)))
  expect(plain).toHaveLength(slashed.length)
  const changed = plain.flatMap((glyph, index) => {
    const before = slashed[index] as Buffer
    return glyph.equals(before) ? [] : [[contoursOf(before), contoursOf(glyph)]]
  })
  expect(changed).toEqual([[3, 2]])
})

test('in a font of all weights the zero of a weight is the plain zero of that weight', async () => {
  const variable = packaged(
    '-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  )
  const plain = (font: Buffer) => sfntOf(withPlainZero(tablesOf(font)))
  const only = (font: Buffer, wght?: number) =>
    subsetFont(font, '0', { targetFormat: 'truetype', ...(wght && { variationAxes: { wght } }) })
  const ofAllWeights = plain(await only(variable))
  for (const weight of [400, 550, 700])
    expect(zeroOf(await only(ofAllWeights, weight))).toEqual(zeroOf(plain(await only(variable, weight))))
})

test('a typeface that has no such zero is refused', () => {
  expect(() => withPlainZero(tablesOf(fontFile(400)))).toThrow(
    'the typeface has no zero with a slash any more: look at it, and remove plainZero.ts',
  )
})

const contoursOf = (glyph: Buffer) => glyph.readInt16BE(0)

/** The data of each glyph of a font whose places are halved (`head` says so). */
function glyphsOf(tables: FontTables): Buffer[] {
  const [glyf, loca] = ['glyf', 'loca'].map((name) => tables.get(name)) as [Buffer, Buffer]
  expect(tables.get('head')?.readInt16BE(50)).toBe(0)
  return Array.from({ length: loca.length / 2 - 1 }, (_, index) =>
    glyf.subarray(loca.readUInt16BE(index * 2) * 2, loca.readUInt16BE(index * 2 + 2) * 2),
  )
}

/** The zero of a font that has no other character: the first glyph stands for what is missing. */
const zeroOf = (font: Buffer) => pointsOf(glyphsOf(tablesOf(font))[1] as Buffer)
