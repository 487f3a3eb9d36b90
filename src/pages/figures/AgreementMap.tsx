import { PointedSheet } from '../../components/PointedSheet.tsx'
import { type AgreementPart, agreementParts } from '../../content/figures/pictures.ts'
import type { FigureProps } from './figureProps.ts'

const across = 296

/** Usual position of each part on the front of an agreement. */
const places: Record<AgreementPart, readonly [x: number, y: number, width: number]> = {
  kind: [12, 14, 270],
  lender: [12, 48, 130],
  number: [146, 48, 162],
  dealer: [12, 82, across],
  credit: [16, 128, across - 8],
  apr: [16, 160, across - 8],
  payments: [16, 192, across - 8],
  charge: [16, 224, across - 8],
  commission: [12, 272, across],
  signed: [12, 330, across],
}

/** Drawing that shows where to find each number on an agreement. */
export function AgreementMap({ site, Line }: FigureProps) {
  const words = site.figureWords?.['agreement-map']
  if (!words) return null
  return (
    <PointedSheet
      id="agreement-map"
      title={words.title}
      says={<Line site={site} markdown={words.says} />}
      point={words.point}
      height={376}
      parts={agreementParts.map((id) => ({
        id,
        at: places[id],
        printed: words.parts[id].printed,
        name: words.parts[id].name,
        hint: <Line site={site} markdown={words.parts[id].hint} />,
      }))}
    >
      {/* The box of figures, the small print and a signature. */}
      <path className="frame" d="M12 122H308V260H12z" />
      <path className="faint" d="M24 308H296M24 318H250" />
      <path className="frame" d="M210 362c8-14 14-14 16 0s10-18 16-2 12-8 20-2" />
    </PointedSheet>
  )
}
