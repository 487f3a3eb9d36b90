import type { ReactNode } from 'react'
import { LinkButton } from '../../components/Button.tsx'
import type { Letter } from '../../letters/letter.ts'
import type { Written } from '../../letters/stopPage.ts'
import type { EndProps } from '../run/StepFlow.tsx'
import { useTitle } from '../controls/arrival.ts'
import { LetterPanel } from './LetterPanel.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { StopWords } from './StopWords.tsx'
import { useWords } from '../controls/useWords.ts'
import { BackButton } from '../controls/QuestionPage.tsx'

/** A letter that a check led to, with ways to change what is in it; or why there is none. */
export function LetterPage({
  written,
  end: { now, back, change },
  changes,
  before,
  children,
}: {
  written: Written<Letter>
  end: EndProps
  /** The questions behind the letter: their steps, and what each is about. */
  changes: readonly { step: string; label: string }[]
  /** Notes to read before it goes. */
  before?: ReactNode
  children?: ReactNode
}) {
  const words = useWords('letters').around
  useTitle(words.yours)
  const letter = written.result === 'letters' ? written.letters : undefined
  return (
    <>
      <BackButton onBack={back} />
      {letter && (
        <>
          <h2 className="ask" tabIndex={-1}>
            {fillIn(words.yourLetterTo, { name: letter.to.name })}
          </h2>
          {before}
        </>
      )}
      {written.result === 'stop' && <StopWords page={written.page} />}
      <p className="row" data-screen-only="">
        Change{' '}
        {changes.map(({ step, label }) => (
          <LinkButton key={step} onClick={() => change(step)}>
            <span className="visually-hidden">Change </span>
            {label}
          </LinkButton>
        ))}
      </p>
      {letter && (
        <LetterPanel key={letter.kind} letter={letter} now={now}>
          {children}
        </LetterPanel>
      )}
    </>
  )
}
