import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { namedLenders } from '../../letters/startLetter.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { useTitle } from '../../toolkit/controls/useTitle.ts'
import { LetterChoice } from '../../toolkit/letters/LetterChoice.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { ComplaintLetterPage } from './ComplaintLetterPage.tsx'
import { lettersOf } from './lettersOf.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { BackButton } from '../../toolkit/controls/BackButton.tsx'

/** The letters that are ready; with one lender, the letter itself. Without a letter, the reason. */
export function ComplaintLettersPage(end: EndProps) {
  const { now, context, go, back } = end
  const { letters: words } = useWords('complaint-letter')
  useTitle(words.title)
  const letters = letterContext(context, now)
  const written = lettersOf(now, letters)
  if (written.result === 'stop') {
    return (
      <>
        <BackButton onBack={back} />
        <StopWords page={written.page} />
      </>
    )
  }
  const keys = namedLenders(now.caseFile, letters)
  if (written.letters.length === 1) return <ComplaintLetterPage {...end} about="0" />
  return (
    <>
      <BackButton onBack={back} />
      <h2 className="ask" tabIndex={-1}>
        {fillIn(words.ready, { count: written.letters.length })}
      </h2>
      <p>{words.says}</p>
      <LetterChoice
        letters={written.letters}
        isSent={(index) =>
          now.caseFile.events.some(({ kind, lenderId }) => kind === 'complaintSent' && lenderId === keys[index])
        }
        onOpen={(index) => go(`letter:${index}`)}
      />
    </>
  )
}
