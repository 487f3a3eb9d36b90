import type { ReactNode } from 'react'
import { nextSteps, PagePart } from './PageFragment.tsx'
import { useTitle } from './useTitle.ts'
import { ResultActions } from './ResultActions.tsx'

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
  return (
    <>
      <div className="result" data-result="">
        {children}
        <PagePart id={nextSteps} />
        <p className="general">This is general information, not advice on your case.</p>
        {shares && (
          <p className="general" data-screen-only="">
            Your answers stand in this page’s address, so that Back, loading again and links work. They hold nothing
            that says who you are. Your browser’s history may keep them until you clear it.
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
