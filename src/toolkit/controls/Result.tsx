import type { ReactNode } from 'react'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Fact } from '../../facts/fact.ts'
import { useTitle } from './arrival.ts'
import { FactSources } from './FactSources.tsx'
import { nextSteps, PagePart } from './PageFragment.tsx'
import { BackButton } from './QuestionPage.tsx'
import { ResultActions } from './ResultActions.tsx'
import { useWords } from './useWords.ts'

/** A tool’s answer, its reason and warnings, and the one thing to do; all else is folded. Its title carries the answer. */
export function Result({
  title,
  fileName,
  onBack,
  onStartAgain,
  shares = false,
  next,
  another,
  folds,
  sources,
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
  /** The thing to do. Without one, the page’s own steps stand open. */
  next?: ReactNode
  another?: ReactNode
  /** Parts that open when they are wanted. Nothing that can cost money or a deadline belongs here. */
  folds?: ReactNode
  sources?: { facts: readonly (Fact | undefined)[]; today: PlainDate } | false
  children: ReactNode
}) {
  useTitle(title)
  const { result } = useWords('shared')
  return (
    <>
      {onBack && <BackButton onBack={onBack} />}
      <div className="result" data-result="">
        {children}
        {next}
        {another}
        {folds}
        <PagePart id={nextSteps} open={!next} />
        {sources && <FactSources {...sources} />}
        <p className="general">{result.general}</p>
        {shares && (
          <p className="general" data-screen-only="">
            {result.address}
          </p>
        )}
      </div>
      <ResultActions fileName={fileName} onStartAgain={onStartAgain} shares={shares} />
    </>
  )
}
