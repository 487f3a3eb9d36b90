import type { ReactNode } from 'react'
import type { Letter } from '../../letters/letter.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { useTitle } from '../kit/useTitle.ts'
import { LetterPanel } from './LetterPanel.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../kit/useWords.ts'

/** A letter that a check led to, with ways to change what is in it. */
export function LetterPage({
  letter,
  end: { now, back, change },
  changes,
  before,
  children,
}: {
  letter: Letter
  end: EndProps
  /** The questions behind the letter: their steps, and what each is about. */
  changes: readonly { step: string; label: string }[]
  /** What to know before it goes. */
  before?: ReactNode
  children?: ReactNode
}) {
  const words = useWords('letters').around
  useTitle(words.yours)
  return (
    <>
      <button type="button" className="back" onClick={back}>
        Back
      </button>
      <h2 className="ask" tabIndex={-1}>
        {fillIn(words.yourLetterTo, { name: letter.to.name })}
      </h2>
      {before}
      <p className="row" data-screen-only="">
        Change{' '}
        {changes.map(({ step, label }) => (
          <button key={step} type="button" className="as-link" onClick={() => change(step)}>
            <span className="visually-hidden">Change </span>
            {label}
          </button>
        ))}
      </p>
      <LetterPanel key={letter.kind} letter={letter} now={now}>
        {children}
      </LetterPanel>
    </>
  )
}
