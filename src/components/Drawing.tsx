import type { ReactNode } from 'react'

/** A drawing that explains, with the same thing in words for those who do not see it. Drawn for a narrow screen first; it can be enlarged. */
export const Drawing = (drawing: {
  title: string
  /** Description of the drawing, in whole sentences. */
  says: string
  size: readonly [width: number, height: number]
  children: ReactNode
}) => (
  <figure className="drawing">
    <figcaption>{drawing.title}</figcaption>
    <div className="drawing-parts">
      <svg viewBox={`0 0 ${drawing.size.join(' ')}`} role="img" aria-label={drawing.says}>
        {drawing.children}
      </svg>
    </div>
    <p>
      <button type="button" className="copy needs-script" data-enlarge={drawing.title}>
        Enlarge the drawing
      </button>
    </p>
  </figure>
)

export const PartyBox = ({ x, y, width, name }: { x: number; y: number; width: number; name: string }) => (
  <>
    <rect x={x} y={y} width={width} height="48" rx="6" />
    <text x={x + width / 2} y={y + 30}>
      {name}
    </text>
  </>
)

/** The head of an arrow, named so that lines can end in it. */
export const ArrowHead = ({ id }: { id: string }) => (
  <marker
    id={id}
    viewBox="0 0 10 10"
    refX="8"
    refY="5"
    markerWidth="12"
    markerHeight="12"
    markerUnits="userSpaceOnUse"
    orient="auto-start-reverse"
  >
    <path d="M0 0 10 5 0 10z" />
  </marker>
)

/** A part of a paper: the words printed there, their place on the drawing, and their name. */
type SheetPart = {
  id: string
  printed: string
  /** The left edge, the top and the width. Every part is one line high. */
  at: readonly [x: number, y: number, width: number]
  name: ReactNode
  hint: ReactNode
}

const line = 30
/** Room for the number before the words, the widest a letter can be, and the least space left for what is filled in. */
const indent = 30
const letter = 7.6
const least = 24

/** A drawn paper beside the names of its parts. Pointing at one, or choosing its number, marks both, by CSS alone. */
export const PointedSheet = (sheet: {
  id: string
  title: string
  says: ReactNode
  /** Name of the numbers as a group, as it is read out. */
  point: string
  height: number
  parts: readonly SheetPart[]
  /** Drawing under the parts: frames and a signature. */
  children?: ReactNode
}) => (
  <figure className="drawing pointed">
    <figcaption>{sheet.title}</figcaption>
    <p>{sheet.says}</p>
    <div className="drawing-parts" role="radiogroup" aria-label={sheet.point}>
      <svg viewBox={`0 0 320 ${sheet.height}`} aria-hidden="true">
        <path className="sheet-of-paper" d={`M2 2H298L318 22V${sheet.height - 2}H2zM298 2V22H318`} />
        {sheet.children}
        <g>
          {sheet.parts.map(({ id, printed, at: [x, y, width] }, index) => (
            <g key={id} className="point">
              <rect x={x} y={y} width={width} height={line} rx="4" />
              <circle cx={x + 14} cy={y + 15} r="10" />
              <text className="number" x={x + 14} y={y + 20}>
                {index + 1}
              </text>
              <text x={x + indent} y={y + 20}>
                {printed}
              </text>
              <FilledIn from={x + indent + 8 + printed.length * letter} to={x + width - 8} y={y + 16} />
            </g>
          ))}
        </g>
      </svg>
      <ol className="legend">
        {sheet.parts.map(({ id, name, hint }) => (
          <li key={id} className="point">
            <label>
              <input type="radio" name={sheet.id} /> <strong>{name}</strong>
            </label>
            : {hint}
          </li>
        ))}
      </ol>
    </div>
  </figure>
)

/** The line for a value: at most the last 120 units of the part, or what its words leave. */
const FilledIn = ({ from, to, y }: { from: number; to: number; y: number }) => {
  const start = Math.round(Math.max(from, to - 120))
  return to - start < least ? null : <path d={`M${start} ${y}H${to}`} />
}
