import type { ReactNode } from 'react'

/** A part of a paper: the words printed there, where they stand on the drawing, and what they are. */
export type SheetPart = {
  id: string
  printed: string
  /** The left edge, the top and the width. Every part is one line high. */
  at: readonly [x: number, y: number, width: number]
  name: ReactNode
  hint: ReactNode
}

const line = 30
/** Room for the number before the words, and how wide a letter of them is at most. */
const indent = 30
const letter = 7.4

/**
 * A drawn paper beside the names of its parts. Pointing at a part or at its name marks both, and so does choosing its number, by touch or
 * with the arrow keys: the style sheet does it, so it works without script. The names say all that the drawing shows.
 */
export const PointedSheet = ({
  id,
  title,
  says,
  point,
  height,
  parts,
  children,
}: {
  id: string
  title: string
  says: ReactNode
  /** What the numbers are for. */
  point: string
  height: number
  parts: readonly SheetPart[]
  /** What is drawn under the parts: frames and a signature. */
  children?: ReactNode
}) => (
  <figure className="drawing pointed">
    <figcaption>{title}</figcaption>
    <p>{says}</p>
    <div className="drawing-parts" role="radiogroup" aria-label={point}>
      <svg viewBox={`0 0 320 ${height}`} aria-hidden="true">
        <path className="sheet-of-paper" d={`M2 2H298L318 22V${height - 2}H2zM298 2V22H318`} />
        {children}
        <g>
          {parts.map(({ id: part, printed, at: [x, y, width] }, index) => (
            <g key={part} className="point">
              <rect x={x} y={y} width={width} height={line} rx="4" />
              <circle cx={x + 14} cy={y + 15} r="10" />
              <text className="number" x={x + 14} y={y + 20}>
                {index + 1}
              </text>
              <text x={x + indent} y={y + 20}>
                {printed}
              </text>
              <path d={`M${Math.round(x + indent + 8 + printed.length * letter)} ${y + 16}H${x + width - 8}`} />
            </g>
          ))}
        </g>
      </svg>
      <ol className="legend">
        {parts.map(({ id: part, name, hint }) => (
          <li key={part} className="point">
            <label>
              <input type="radio" name={id} /> <strong>{name}</strong>
            </label>
            : {hint}
          </li>
        ))}
      </ol>
    </div>
  </figure>
)
