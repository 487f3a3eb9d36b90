import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildRecord, isWhole, readRecord } from './buildRecord.ts'
import { codeOf, UsageError } from './faults.ts'
import { Job } from './job.ts'
import { keepAssets } from './keepAssets.ts'
import { outputFolder } from './outputFolder.ts'
import { projectRoot } from './projectRoot.ts'
import { publish, recover } from './publish.ts'
import { isRunning } from './tempFolder.ts'

/**
 * Puts a build where visitors are served from, with the assets of the one that is there, and keeps that one beside it for going
 * back. Throws, with the live site untouched, when the build is not whole or only supposes a state of the scheme.
 */
export const deploy = (fresh: string, asked: string): Promise<string> =>
  onTurn(asked, async (live) => {
    wholeBuild(fresh)
    const job = new Job()
    try {
      const next = join(job.tempFolder(dirname(live), `.${basename(live)}-`), 'site')
      cpSync(fresh, next, { recursive: true, preserveTimestamps: true })
      return await takeOver(next, live)
    } finally {
      await job.close()
    }
  })

/** Puts the build before in the place of the live one, which is then the one before: twice is back where it was. */
export const rollBack = (asked: string): Promise<string> =>
  onTurn(asked, (live) => {
    if (readRecord(beforeOf(live)) === undefined)
      throw new UsageError(`There is no site before to go back to: ${beforeOf(live)} is not there`)
    wholeBuild(beforeOf(live))
    return takeOver(beforeOf(live), live)
  })

/** Pages that are open come to ask for the assets they were made with, so those of the live site go along. */
async function takeOver(next: string, live: string): Promise<string> {
  const isFirst = readRecord(live) === undefined
  if (!isFirst) await keepAssets(live, next)
  publish(next, live, beforeOf(live))
  return isFirst ? '' : beforeOf(live)
}

const beforeOf = (live: string): string => `${live}-before`

function wholeBuild(folder: string): BuildRecord {
  const record = readRecord(folder)
  if (!record || !isWhole(folder)) throw new UsageError(`${folder} is not a whole build`)
  if (record.supposes)
    throw new UsageError(
      `${folder} supposes that the scheme is ${record.supposes}: it is for looking at, not for visitors`,
    )
  return record
}

/** A deploy takes seconds. */
const longestMs = 600_000

/** Lets one operator at a time change what is live. The mark of a process that is gone is passed over, though another may have its number. */
async function onTurn(asked: string, work: (live: string) => Promise<string>): Promise<string> {
  const live = outputFolder(asked, projectRoot)
  const mark = join(dirname(live), `.${basename(live)}.deploying`)
  mkdirSync(dirname(live), { recursive: true })
  for (;;) {
    try {
      writeFileSync(mark, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const other = Number(readFileSync(mark, 'utf8'))
      if (isRunning(other) && Date.now() - statSync(mark).mtimeMs < longestMs)
        throw new UsageError(
          `Somebody else is publishing to ${asked} now (process ${other}). Wait, then run this again`,
        )
      rmSync(mark, { force: true })
    }
  }
  try {
    recover(live)
    return await work(live)
  } finally {
    rmSync(mark, { force: true })
  }
}
