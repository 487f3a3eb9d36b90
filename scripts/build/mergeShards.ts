import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PlainDate } from '../../src/dates/plainDate.ts'
import type { Problem } from '../../src/problems/problem.ts'
import type { Progress } from '../progress.ts'
import { writeRecord } from './buildRecord.ts'
import { checkOutput } from './checkOutput.ts'
import { Compressor } from './compressor.ts'
import { UsageError } from './faults.ts'
import { Job } from './job.ts'
import { outputFolder } from './outputFolder.ts'
import { publish, recover } from './publish.ts'
import { readSettledSite } from './readSettledSite.ts'
import { readPart } from './shard.ts'
import { writeServiceWorker } from './writeServiceWorker.ts'

export type MergeOptions = { parts: readonly string[]; siteDir: string; out: string; today: PlainDate }

/**
 * Puts the parts of a split build together, as if it had never been split.
 * Throws when parts are missing, come from different builds, or disagree about a file they share.
 */
export async function mergeShards(
  { parts, siteDir, out: asked, today }: MergeOptions,
  progress: Progress,
): Promise<{ problems: Problem[] }> {
  requireWhole(parts)
  const out = outputFolder(asked, siteDir)
  recover(out)
  progress.step('Checking the manifest and content')
  const { site, problems } = readSettledSite(siteDir, { today })
  if (!site) return { problems }
  const job = new Job()
  try {
    const fresh = join(job.tempFolder(dirname(out), `.${basename(out)}-`), 'site')
    const compressor = new Compressor(job)

    progress.step(`Putting ${parts.length} parts together`)
    for (const part of parts) copyPart(part, fresh)

    progress.step('Checking the result')
    const faults = checkOutput(site, fresh)
    if (faults.length > 0) return { problems: faults }
    writeServiceWorker(site, fresh)

    progress.step('Compressing')
    await compressor.finish(fresh)

    progress.step('Publishing')
    writeRecord(fresh)
    publish(fresh, out)
    progress.done(`Put ${site.entries.length} pages from ${parts.length} parts into ${asked}.`)
    return { problems: [] }
  } finally {
    await job.close()
  }
}

function requireWhole(parts: readonly string[]): void {
  const marks = parts.map((folder) => readPart(folder).part)
  const [first] = marks
  if (!first)
    throw new UsageError('Name the folders of the parts: npm run merge -- part1 part2 part3 --out dist/client')
  if (marks.some(({ build, of }) => build !== first.build || of !== first.of))
    throw new UsageError(
      'The parts come from different builds; make them all from one commit, on one day, with the same number of parts',
    )
  const missing = Array.from({ length: first.of }, (_, at) => at + 1).filter(
    (index) => !marks.some((mark) => mark.index === index),
  )
  if (missing.length > 0)
    throw new UsageError(`Part ${missing.map((index) => `${index}/${first.of}`).join(' and ')} is missing`)
}

function copyPart(part: string, folder: string): void {
  for (const name of readPart(part).files) {
    const [from, to] = [join(part, name), join(folder, name)]
    if (existsSync(to)) {
      if (!readFileSync(to).equals(readFileSync(from))) throw new UsageError(`The parts hold two different ${name}`)
      continue
    }
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
}
