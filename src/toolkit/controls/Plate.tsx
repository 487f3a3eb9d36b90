import { Fragment, type ReactNode } from 'react'

/** A tool’s answer, the brightest thing on the page. It holds no links; one that changes while it is shown is said aloud. */
export const Plate = ({
  heading,
  answer,
  children,
}: {
  heading: ReactNode
  /** The answer in figures, large. Left out when the heading says it all. */
  answer?: ReactNode
  children?: ReactNode
}) => (
  <div className="plate" data-words={answer === undefined ? '' : undefined}>
    <h2 tabIndex={-1}>{heading}</h2>
    {answer !== undefined && (
      <p className="plate-answer" role="status">
        {typeof answer === 'string' ? inPieces(answer) : answer}
      </p>
    )}
    {children && <div className="plate-also">{children}</div>}
  </div>
)

/** "£350 to £850, or £0" breaks after the comma before it breaks inside a range. */
const inPieces = (answer: string): ReactNode =>
  answer.split(', ').map((piece, index, all) => (
    <Fragment key={piece}>
      {index > 0 && ' '}
      <span className="piece">
        {piece}
        {index < all.length - 1 && ','}
      </span>
    </Fragment>
  ))
