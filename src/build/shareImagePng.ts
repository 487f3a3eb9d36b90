import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { type ShareImage, shareImageSize } from '../pages/shareImage.ts'
import { fontFile } from './font.ts'

const font = fontFile(700)

/** The picture for a shared link. */
export async function shareImagePng(picture: ShareImage): Promise<Uint8Array> {
  const svg = await satori(picture as never, {
    ...shareImageSize,
    fonts: [{ name: 'Atkinson', data: font, weight: 700, style: 'normal' }],
  })
  // Its words are drawn as shapes, and need none of the machine’s fonts.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
