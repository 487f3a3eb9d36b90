import type { Problem } from '../../src/problems/problem.ts'
import type { Site } from '../../src/site/site.ts'
import type { Progress } from '../progress.ts'
import { checkOutput } from './checkOutput.ts'
import type { Compressor } from './compressor.ts'
import { writeServiceWorker } from './writeServiceWorker.ts'

/** What is done once every page of a site stands in the folder: the result is checked, the service worker told of it, and all of it compressed. */
export async function finishSite(site: Site, folder: string, compressor: Compressor, progress: Progress): Promise<{ problems: Problem[] }> {
  progress.step('Checking the result')
  const problems = checkOutput(site, folder)
  if (problems.length > 0) return { problems }
  writeServiceWorker(site, folder)
  progress.step('Compressing')
  await compressor.finish(folder)
  return { problems: [] }
}
