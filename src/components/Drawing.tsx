import type { ReactNode } from 'react'

/** A drawing that explains, with the same thing in words for those who do not see it. Drawn for a narrow screen first; it can be enlarged. */
export const Drawing = ({
  title,
  says,
  size: [width, height],
  children,
}: {
  title: string
  /** Description of the drawing, in whole sentences. */
  says: string
  size: readonly [width: number, height: number]
  children: ReactNode
}) => (
  <figure className="drawing">
    <figcaption>{title}</figcaption>
    <div className="drawing-parts">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={says}>
        {children}
      </svg>
    </div>
    <p>
      <button type="button" className="copy needs-script" data-enlarge={title}>
        Enlarge the drawing
      </button>
    </p>
  </figure>
)

/** Draw a party: a box with a name in its middle. */
export const PartyBox = ({ x, y, width, children }: { x: number; y: number; width: number; children: ReactNode }) => (
  <>
    <rect x={x} y={y} width={width} height="48" rx="6" />
    <text x={x + width / 2} y={y + 30}>
      {children}
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
