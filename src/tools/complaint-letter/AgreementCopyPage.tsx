import { agreementCopyLetter } from '../../letters/agreementCopy.ts'
import { namedLenders } from '../../letters/startLetter.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { ShownPage } from '../../toolkit/controls/ShownPage.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'

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
