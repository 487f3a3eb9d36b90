import { expect, test } from 'vitest'
import { iconFile } from '../../../src/build/drawPictures.ts'
import { markSvg } from '../../../src/components/siteMark.ts'

const icon = { svg: markSvg(), pixels: 32 }
const png = Buffer.from(iconFile(icon, 'icon.png'))

test('an icon is a PNG of the size asked for', () => {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32])
})

test('as .ico the same picture stands where its head says', () => {
  const ico = Buffer.from(iconFile(icon, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32])
  expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14)).equals(png)).toBe(true)
})
