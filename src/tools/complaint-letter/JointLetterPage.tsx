import { caseForJointHolder } from '../../letters/complaintLetters.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { namedLenders } from '../../letters/startLetter.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { ShownPage } from '../../toolkit/controls/ShownPage.tsx'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { jointHolders, lettersOf } from './lettersOf.ts'
import { Filled } from '../../components/Filled.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LinkButton } from '../../components/Button.tsx'

/** The letter for the other holder of a joint agreement: they add their own address and sign. `about` is the letter’s place and the holder’s. */
export function JointLetterPage({ now, about, context, change, back }: EndProps) {
  const [place = 0, holder = 0] = about.split(':').map(Number)
  const words = useWords('complaint-letter').joint
  const questions = useWords('questions')
  const letters = letterContext(context, now)
  const key = namedLenders(now.caseFile, letters)[place] ?? ''
  const name = jointHolders(now.caseFile, key)[holder]
  if (name === undefined)
    return (
      <p>
        <LinkButton onClick={() => change('check')}>{questions.check.title}</LinkButton>
      </p>
    )
  const caseFile = caseForJointHolder(now.caseFile, name)
  // The other holder was asked nothing.
  const written = lettersOf({ caseFile, answers: { ...now.answers, asked: [] } }, letters)
  const letter =
    written.result === 'letters' ? written.letters[namedLenders(caseFile, letters).indexOf(key)] : undefined
  return (
    <ShownPage
      title={words.title}
      heading={<Filled words={words.heading} values={{ name: <span translate="no">{name}</span> }} />}
      onBack={back}
    >
      <p data-screen-only="">{words.says}</p>
      {letter && <LetterPanel letter={letter} now={now} />}
    </ShownPage>
  )
}
