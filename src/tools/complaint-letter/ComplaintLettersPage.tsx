import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { namedLenders } from '../../letters/startLetter.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { ShownPage } from '../../toolkit/controls/ShownPage.tsx'
import { LetterChoice } from '../../toolkit/letters/LetterChoice.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { ComplaintLetterPage } from './ComplaintLetterPage.tsx'
import { jointHolders, lettersOf } from './lettersOf.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { agreementCopyLetter } from '../../letters/agreementCopy.ts'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { caseForJointHolder } from '../../letters/complaintLetters.ts'
import { Filled } from '../../components/Filled.tsx'
import { LinkButton } from '../../components/Button.tsx'

/** The letters that are ready; with one lender, the letter itself. Without a letter, the reason. */
export function ComplaintLettersPage(end: EndProps) {
  const { now, context, go, back } = end
  const { letters: words } = useWords('complaint-letter')
  const letters = letterContext(context, now)
  const written = lettersOf(now, letters)
  if (written.result === 'stop') return <StopWords page={written.page} onBack={back} />
  const keys = namedLenders(now.caseFile, letters)
  if (written.letters.length === 1) return <ComplaintLetterPage {...end} about="0" />
  return (
    <ShownPage title={words.title} heading={fillIn(words.ready, { count: written.letters.length })} onBack={back}>
      <p>{words.says}</p>
      <LetterChoice
        letters={written.letters}
        isSent={(index) =>
          now.caseFile.events.some(({ kind, lenderId }) => kind === 'complaintSent' && lenderId === keys[index])
        }
        onOpen={(index) => go(`letter:${index}`)}
      />
    </ShownPage>
  )
}

/** The request for a copy of the agreements with one lender, by its place among the letters. It is no part of the complaint. */
export function AgreementCopyPage({ now, about, context, back }: EndProps) {
  const words = useWords('complaint-letter').copy
  const letters = letterContext(context, now)
  const letter = agreementCopyLetter(namedLenders(now.caseFile, letters)[Number(about)] ?? '', now.caseFile, letters)
  return (
    <ShownPage title={words.title} onBack={back}>
      <p data-screen-only="">{words.says}</p>
      {letter && <LetterPanel letter={letter} now={now} />}
    </ShownPage>
  )
}

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
