import type { ReactNode } from 'react'
import { nextSteps, PagePart } from './PageFragment.tsx'
import { useTitle } from './useTitle.ts'
import { ResultActions } from './ResultActions.tsx'
import { useWords } from './useWords.ts'

/** A tool’s answer and everything that goes with it. Its title carries the answer. */
export function Result({
  title,
  fileName,
  onStartAgain,
  shares = false,
  children,
}: {
  title: string
  /** For the text file, without its ending; no personal details. */
  fileName: string
  onStartAgain: () => void
  /** True when the page’s address holds the answers and nothing personal, so that it can be shared. */
  shares?: boolean
  children: ReactNode
}) {
  useTitle(title)
  const { result } = useWords('shared')
  return (
    <>
      <div className="result" data-result="">
        {children}
        <PagePart id={nextSteps} />
        <p className="general">{result.general}</p>
        {shares && (
          <p className="general" data-screen-only="">
            {result.address}
          </p>
        )}
      </div>
      <ResultActions
        fileName={fileName}
        onStartAgain={onStartAgain}
        {...(shares ? { shareUrl: () => location.href } : {})}
      />
    </>
  )
}
