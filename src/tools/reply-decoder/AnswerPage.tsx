import { nextLetter } from '../../letters/nextLetter.ts'
import { wordsIn } from '../../letters/wordsIn.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { LetterPage } from '../letters/LetterPage.tsx'
import { fromLender, fromSteps } from '../questions/fromLender.ts'
import { keptDate } from '../questions/keptDate.ts'
import { answerKind } from './answerNames.ts'
import { replyReadings } from './replyReadings.ts'

/** The letter back. */
export function AnswerPage(end: EndProps) {
  const { now, context, go } = end
  const readings = replyReadings(wordsIn(context.words, 'reply-decoder').meanings, now.answers.checks)
  const reading = readings.find(({ meaning }) => meaning.id === now.answers.checks?.['answer-to'])
  const kind = reading && answerKind(reading.meaning)
  if (!reading || !kind)
    return (
      <p>
        <button type="button" className="as-link" onClick={() => go('meaning')}>
          See what the letter means
        </button>
      </p>
    )
  const code =
    { rd01: 'RD01', rd02: 'RD02' }[reading.meaning.id] ??
    readings.map(({ meaning: { id } }) => ({ rd01: 'RD01', rd02: 'RD02' })[id]).find(Boolean)
  const about = keptDate(now.answers.checks?.['dated']) ?? context.today
  const letter = nextLetter(
    { kind, lender: fromLender(now), about, ...(code ? { code } : {}) },
    now.caseFile,
    letterContext(context, now),
  )
  const changes = [
    { step: fromSteps(now)[0] ?? 'from-other', label: 'the lender' },
    { step: 'name', label: 'your name' },
    { step: 'address:0', label: 'your address' },
    { step: 'reply', label: 'how they answer' },
  ]
  return (
    <LetterPage letter={letter} end={end} changes={changes}>
      <p>
        Keep a copy. Their time limits and yours go on meanwhile:{' '}
        <a href="/pcp-complaint-timelines-deadlines">see all your dates</a>.
      </p>
    </LetterPage>
  )
}
