import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { namedLenders } from '../../letters/startLetter.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { ShownPage } from '../../toolkit/controls/ShownPage.tsx'
import { LetterChoice } from '../../toolkit/letters/LetterChoice.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { ComplaintLetterPage } from './ComplaintLetterPage.tsx'
import { lettersOf } from './lettersOf.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'

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
