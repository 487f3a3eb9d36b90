import type { ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import { useTitle } from './useTitle.ts'

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
