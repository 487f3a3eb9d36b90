import type { Change } from '../case/snapshot.ts'

/** Forgets the answers to some questions of a check, and that they were asked. What else is in the case stays. */
export const forgetSteps = (steps: readonly string[]): Change => ({ caseFile, answers }) => ({
  caseFile,
  answers: {
    ...answers,
    asked: answers.asked.filter((step) => !steps.includes(step)),
    checks: Object.fromEntries(Object.entries(answers.checks ?? {}).filter(([step]) => !steps.includes(step))),
  },
})
