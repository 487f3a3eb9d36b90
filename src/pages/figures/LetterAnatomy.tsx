import { PointedSheet } from '../../components/PointedSheet.tsx'
import { type LetterPart, letterParts } from '../../content/figures/pictures.ts'
import type { FigureProps } from './figureProps.ts'

const across = 296

/** Usual position of each part on a lender’s letter. */
const places: Record<LetterPart, readonly [x: number, y: number, width: number]> = {
  sender: [12, 14, 200],
  date: [12, 60, 150],
  reference: [166, 60, 142],
  name: [12, 106, across],
  code: [12, 138, across],
  found: [12, 184, across],
  evidence: [12, 230, across],
  sum: [12, 276, across],
  accept: [12, 322, across],
  ombudsman: [12, 368, across],
}

/** Drawing of a letter that decides: each part, what it means, and the signs by which the decoder knows it. */
export function LetterAnatomy({ site, Line }: FigureProps) {
  const words = site.figureWords?.['letter-sheet']
  if (!words || !site.lenderLetters) return null
  const says = new Map(site.lenderLetters.signs.map(({ id, says }) => [id, says]))
  return (
    <PointedSheet
      id="letter-sheet"
      title={words.title}
      says={<Line site={site} markdown={words.says} />}
      point={words.point}
      height={414}
      parts={letterParts.map((id) => {
        const { printed, name, hint, signs = [] } = words.parts[id]
        const read = signs.flatMap((sign) => says.get(sign) ?? [])
        return {
          id,
          at: places[id],
          printed,
          name,
          hint: (
            <>
              <Line site={site} markdown={hint} />
              {read.length > 0 && (
                <small>
                  {words.decoder} {read.map((sign) => `“${sign}”`).join(', ')}
                </small>
              )}
            </>
          ),
        }
      })}
    >
      <path
        className="faint"
        d="M24 50H150M24 174H296M24 220H296M24 226H220M24 266H260M24 312H296M24 358H296M24 404H200"
      />
    </PointedSheet>
  )
}
