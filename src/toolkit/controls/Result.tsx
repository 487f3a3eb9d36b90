import type { ReactNode } from 'react'
import { BackButton } from './BackButton.tsx'
import { nextSteps, PagePart } from './PageFragment.tsx'
import { useTitle } from './useTitle.ts'
import { ResultActions } from './ResultActions.tsx'
import { useWords } from './useWords.ts'

/** A tool’s answer and everything that goes with it. Its title carries the answer. */
export function Result({
  title,
  fileName,
  onBack,
  onStartAgain,
  shares = false,
  children,
}: {
  title: string
  /** For the text file, without its ending; no personal details. */
  fileName: string
  /** Left out where the result’s own answers lead back. */
  onBack?: () => void
  onStartAgain: () => void
  /** True when the page’s address holds the answers and nothing personal, so that it can be shared. */
  shares?: boolean
  children: ReactNode
}) {
  useTitle(title)
  const { result } = useWords('shared')
  return (
    <>
      {onBack && <BackButton onBack={onBack} />}
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
