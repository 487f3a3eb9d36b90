import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { withPlainZero } from './plainZero.ts'
import { sfntOf, tablesOfWoff } from './sfnt.ts'

const require = createRequire(import.meta.url)

/** The site’s typeface as a font file without the wrapping for the web (OpenType). The libraries that draw could unwrap it too, a hundred times more slowly. */
export const fontFile = (weight: 400 | 700): Buffer =>
  sfntOf(
    withPlainZero(
      tablesOfWoff(
        readFileSync(
          require.resolve(
            `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
          ),
        ),
      ),
    ),
  )
