import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { sfntOf, tablesOf, withPlainZero } from '../../src/build/font.ts'

const family =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

export const siteFontFile = 'src/styles/fonts/atkinson-hyperlegible-next.woff2'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/** The characters that the site’s words are made of, without those of code. Any other is shown in the face that stands in. */
export const siteCharacters = `${ascii.replaceAll(/[#$*=_\\^`{}|~<>]/g, '')}\u00a0°£äéë–’“”…−`

// Figures of one width. Pairs that stand closer would be a fifth of the file, and are hardly seen in a face whose letters stand apart.
const features = { keepFeatures: ['tnum'] }

/** That file, as WOFF2: those characters, in every weight that is used. The same package gives the same bytes. */
export async function siteFont(): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(family))
  const outlines = await subsetFont(whole, siteCharacters, {
    targetFormat: 'truetype',
    // From text to headings.
    variationAxes: { wght: { min: 400, max: 700 } },
    ...features,
  })
  return subsetFont(sfntOf(withPlainZero(tablesOf(outlines))), siteCharacters, { targetFormat: 'woff2', ...features })
}
