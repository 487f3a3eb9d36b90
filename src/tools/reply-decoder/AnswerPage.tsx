import { LinkButton } from '../../components/Button.tsx'
import { FilledParagraph } from '../../components/Filled.tsx'
import { nextLetter } from '../../letters/nextLetter.ts'
import type { LetterReading } from '../../replies/readLetters.ts'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { LetterPage, signingChanges } from '../../toolkit/letters/LetterPage.tsx'
import { fromLender, fromSteps } from '../../toolkit/questions/fromLender.ts'
import { keptDate } from '../../toolkit/questions/keptDate.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { answerKind, dateOf, replyReadings } from './decoderSteps.ts'

export function AnswerPage(end: EndProps) {
  const words = useWords('reply-decoder').answer
  const { changes: named } = useWords('letters').around
  const { now, context, go } = end
  const { checks = {} } = now.answers
  const index = Number(checks['answer-about'] ?? 0)
  const reading = replyReadings(checks)[index]
  const kind = answerKind(checks['answer-to'])
  if (!reading || !kind)
    return (
      <p>
        <LinkButton onClick={() => go('meaning')}>{words.see}</LinkButton>
      </p>
    )
  const code = reading.letters.find((letter) => letter.code)?.code
  const about = keptDate(checks[dateOf(index)]) ?? context.today
  const written = nextLetter(
    { kind, lender: fromLender(now), about, missing: missingFrom(reading), ...(code ? { code } : {}) },
    now.caseFile,
    context,
  )
  const changes = [
    { step: fromSteps(now)[0] ?? 'from-other', label: named.lender },
    ...signingChanges(now.caseFile, named),
  ]
  return (
    <LetterPage written={written} end={end} changes={changes}>
      <FilledParagraph words={words.keep} />
    </LetterPage>
  )
}

/** Name what such a letter lacks, as its reader asks for it. */
function missingFrom(reading: LetterReading): string[] {
  const known = knownLetters()
  return known?.checkedPoints(reading, known).flatMap(({ found, asks, says }) => (found ? [] : [asks ?? says])) ?? []
}
