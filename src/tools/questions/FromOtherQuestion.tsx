import { inTurn, type Change } from '../case/snapshot.ts'
import type { QuestionProps } from './Asked.tsx'
import { LenderQuestion } from './LenderQuestion.tsx'
import { inChecks } from './inChecks.ts'

/** A lender that is not in the case yet. It is put there, and found again when the question is changed. */
export function FromOtherQuestion(page: QuestionProps) {
  const { caseFile, answers } = page.now
  const own = caseFile.agreements.find(({ id }) => id === answers.checks?.['from-id'])
  const answer = (change: Change) =>
    page.onAnswer((now) => {
      const changed = change(now)
      return own
        ? changed
        : inTurn(() => changed, inChecks({ 'from-id': changed.caseFile.agreements.at(-1)?.id ?? '' }))(now)
    })
  return <LenderQuestion {...page} about={own?.id ?? 'new'} onAnswer={answer} />
}
