/** What has been answered, by the names of the steps. */
export type CheckAnswers = Readonly<Record<string, string>>

/** The step a visitor can be at: the one asked for if everything before it is answered, else the first that is not. */
export function reachableCheck(step: string, steps: readonly string[], answers: CheckAnswers, end: string): string {
  const open = steps.findIndex((each) => answers[each] === undefined)
  if (step === end) return steps[open] ?? end
  const place = steps.indexOf(step)
  if (place === -1) return steps[0] ?? end
  return (open !== -1 && open < place ? steps[open] : step) ?? end
}
