import type { Problem } from '../problems/problem.ts'
import { causesOf, listCauses } from '../problems/printProblems.ts'
import { Progress } from './progress.ts'
import { faultInWords } from './faults.ts'

/** Runs what makes a site and prints how it goes. False when there is no new site, and then the reason has been printed. */
export async function reportBuild(make: (progress: Progress) => Promise<{ problems: Problem[] }>): Promise<boolean> {
  const progress = new Progress()
  try {
    const { problems } = await make(progress)
    progress.stop()
    if (problems.length === 0) return true
    console.error(`${listCauses(causesOf(problems))}. The last good site is untouched.`)
  } catch (error) {
    progress.stop()
    console.error(`${faultInWords(error, 'The build stopped: ')}\nThe last good site is untouched.`)
  }
  return false
}
