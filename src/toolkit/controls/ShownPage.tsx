import type { ReactNode } from 'react'
import { useTitle } from './arrival.ts'

/** A page that asks nothing: the way back, its heading, and what it shows. The heading may have names, the title has none. */
export function ShownPage({
  title,
  heading = title,
  onBack,
  children,
}: {
  /** Title of the browser’s tab. */
  title: string
  heading?: ReactNode
  onBack: () => void
  children: ReactNode
}) {
  useTitle(title)
  return (
    <>
      <BackButton onBack={onBack} />
      <h2 className="ask" tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </>
  )
}

/** The way back to the page before, above what this one holds. */
export const BackButton = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className="back" onClick={onBack}>
    Back
  </button>
)
