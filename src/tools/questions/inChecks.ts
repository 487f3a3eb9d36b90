import { type Change, inAnswers } from '../case/snapshot.ts'

/** A change of what the checks asked. */
export const inChecks = (change: Readonly<Record<string, string>>): Change => (now) => inAnswers({ checks: { ...now.answers.checks, ...change } })(now)
