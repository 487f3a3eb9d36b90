import { resolve } from 'node:path'
import { todayFrom } from '../src/build/clock.ts'
import { UsageError } from '../src/build/faults.ts'
import { withKeptTexts } from '../src/build/keptTexts.ts'
import { printProblems } from '../src/problems/printProblems.ts'
import { readSite } from '../src/site/readSite.ts'
import type { Site } from '../src/site/site.ts'

/** The site in a folder. Throws a UsageError that says what is wrong when it has faults. */
export function loadSite(folder: string, today?: string): Site {
  const root = resolve(folder)
  const { site, problems } = withKeptTexts(root, (texts) => readSite(root, todayFrom(today), texts))
  if (!site) throw new UsageError(printProblems(problems))
  return site
}
