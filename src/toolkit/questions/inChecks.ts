import { type Change, inAnswers, type Snapshot } from '../case/snapshot.ts'

export const inChecks =
  (change: Readonly<Record<string, string>>): Change =>
  (now) =>
    inAnswers({ checks: { ...now.answers.checks, ...change } })(now)

/** Forget the answers to some questions of a check, and that they were asked. What else is in the case stays. */
export const forgetSteps =
  (steps: readonly string[]): Change =>
  ({ caseFile, answers }) => ({
    caseFile,
    answers: {
      ...answers,
      asked: answers.asked.filter((step) => !steps.includes(step)),
      checks: Object.fromEntries(Object.entries(answers.checks ?? {}).filter(([step]) => !steps.includes(step))),
    },
  })

export function forgetVisit({
  now,
  tell,
  go,
}: {
  now: Snapshot
  tell: (change: Change) => void
  go: (step: string) => void
}): void {
  tell(forgetSteps(now.answers.asked))
  go('')
}
