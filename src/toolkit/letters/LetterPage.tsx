import type { ReactNode } from 'react'
import type { CaseFile } from '../../casefile/caseFile.ts'
import { LinkButton } from '../../components/Button.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { Letter } from '../../letters/letter.ts'
import type { Written } from '../../letters/stopPage.ts'
import { signingSteps } from '../case/steps.ts'
import { useTitle } from '../controls/arrival.ts'
import { StepHeading } from '../controls/Field.tsx'
import { BackButton } from '../controls/QuestionPage.tsx'
import { useWords } from '../controls/useWords.ts'
import type { EndProps } from '../run/StepFlow.tsx'
import type { ToolWords } from '../wordsFiles.ts'
import { LetterPanel } from './LetterPanel.tsx'
import { StopWords } from './StopWords.tsx'

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
          <StepHeading>{fillIn(words.yourLetterTo, { name: letter.to.name })}</StepHeading>
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

/** The questions behind the signature of a letter, as ways to change it: their steps, and what each is about. */
export function signingChanges(
  caseFile: CaseFile,
  { address, theirAddress, ...others }: ToolWords['letters']['around']['changes'],
): { step: string; label: string }[] {
  const labels: Readonly<Record<string, string>> = {
    ...others,
    'address:0': caseFile.acting.as === 'self' ? address : theirAddress,
    'address:own': address,
  }
  return signingSteps(caseFile).map((step) => ({ step, label: labels[step] ?? '' }))
}
