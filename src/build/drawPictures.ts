import { extname } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { type ShareImage, shareImageSize } from '../pages/shareImage.ts'
import { fontFile } from './font.ts'

export type IconFile = { svg: string; pixels: number }

/** The icon as PNG, or in the wrapping that `.ico` files have. */
export function iconFile({ svg, pixels }: IconFile, file: string): Uint8Array {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: pixels }, font: { loadSystemFonts: false } })
    .render()
    .asPng()
  return extname(file) === '.ico' ? wrapped(png, pixels) : png
}

/** Wrap a PNG as an icon file of one picture: six bytes of head, sixteen that say where the picture is, and the picture. */
function wrapped(png: Buffer, pixels: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const font = fontFile(700)

export async function shareImagePng(picture: ShareImage): Promise<Uint8Array> {
  const svg = await satori(picture as never, {
    ...shareImageSize,
    fonts: [{ name: 'Atkinson', data: font, weight: 700, style: 'normal' }],
  })
  // Its words are drawn as shapes, and need none of the machine’s fonts.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
