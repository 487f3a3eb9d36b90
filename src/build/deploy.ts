import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildRecord, isWhole, readRecord, recordFile, recordText } from './buildRecord.ts'
import { codeOf, UsageError } from './faults.ts'
import { Job } from './job.ts'
import { outputFolder } from './outputFolder.ts'
import { projectRoot } from './projectRoot.ts'
import { publish, recover } from './publish.ts'
import { isRunning } from './tempFolder.ts'

/**
 * Put a build live with the assets of the last one, which is kept for a rollback. Throws, leaving the live site untouched, when the build is
 * not whole or supposes a state.
 */
export const deploy = (fresh: string, asked: string): Promise<string> =>
  onTurn(asked, async (live) => {
    requireWholeBuild(fresh)
    const job = new Job()
    try {
      const next = join(job.tempFolder(dirname(live), `.${basename(live)}-`), 'site')
      cpSync(fresh, next, { recursive: true, preserveTimestamps: true })
      return await takeOver(next, live)
    } finally {
      await job.close()
    }
  })

/** Swap the live build with the one before it: a second rollback undoes the first. */
export const rollBack = (asked: string): Promise<string> =>
  onTurn(asked, (live) => {
    if (readRecord(beforeOf(live)) === undefined)
      throw new UsageError(`There is no site before to go back to: ${beforeOf(live)} is not there`)
    requireWholeBuild(beforeOf(live))
    return takeOver(beforeOf(live), live)
  })

/** Publish with the live site’s assets too: open pages will still ask for the assets they were made with. */
async function takeOver(next: string, live: string): Promise<string> {
  const isFirst = readRecord(live) === undefined
  if (!isFirst) await keepAssets(live, next)
  publish(next, live, beforeOf(live))
  return isFirst ? '' : beforeOf(live)
}

const beforeOf = (live: string): string => `${live}-before`

function requireWholeBuild(folder: string): void {
  const record = readRecord(folder)
  if (!record || !isWhole(folder)) throw new UsageError(`${folder} is not a whole build`)
  if (record.supposes)
    throw new UsageError(
      `${folder} supposes that the scheme is ${record.supposes}: it is for looking at, not for visitors`,
    )
}

/** A deploy takes seconds. */
const longestMs = 600_000

/** Let one operator at a time change what is live. Ignores the mark of a process that is gone; an old one may have a reused number. */
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

/**
 * Puts the assets that the build before had made into a new one, for pages that are still open and come to ask for them; assets
 * that it had itself taken over stay behind. Returns the names of those taken over. Throws, with nothing
 * changed, when either folder is not a whole build, or when they hold two different assets of one name.
 */
export async function keepAssets(previous: string, asked: string): Promise<string[]> {
  const [old, record] = [recordOf(previous), recordOf(asked)]
  const out = outputFolder(asked, projectRoot)
  const assets = old.files.filter((name) => name.startsWith('assets/'))
  const lost = assets.find((name) => !lstatSync(join(previous, name), { throwIfNoEntry: false })?.isFile())
  if (lost !== undefined)
    throw new UsageError(`${previous} has lost ${lost}, which its build had made. Fetch the whole build again`)
  const differs = assets
    .filter((name) => name === plain(name) && existsSync(join(out, name)))
    .find((name) => !readFileSync(join(out, name)).equals(readFileSync(join(previous, name))))
  if (differs !== undefined)
    throw new UsageError(
      `${previous} and ${asked} hold two different ${differs}. The name of an asset says what it holds, so one of them was changed by hand: build that one again`,
    )

  const own = new Set(record.files)
  const kept = assets.filter((name) => !own.has(plain(name)))
  const job = new Job()
  try {
    const temp = job.tempFolder(dirname(out), `.${basename(out)}-`)
    // Listed before they are there: a file that no list names would be taken for someone’s own.
    putWhole(temp, join(out, recordFile), (file) =>
      writeFileSync(file, recordText({ ...record, kept: [...new Set([...record.kept, ...kept])].sort() })),
    )
    for (const name of kept.filter((file) => !existsSync(join(out, file))))
      putWhole(temp, join(out, name), (file) => copyFileSync(join(previous, name), file))
  } finally {
    await job.close()
  }
  return kept
}

function recordOf(folder: string): BuildRecord {
  const record = readRecord(folder)
  if (!record) throw new UsageError(`${folder} is not a build with a ${recordFile}. Make it with npm run build`)
  return record
}

/** Put a file in place so that anyone who asks meanwhile gets a whole file or none: half an asset would be kept for a year. */
function putWhole(temp: string, to: string, write: (file: string) => void): void {
  const file = join(temp, 'making')
  write(file)
  mkdirSync(dirname(to), { recursive: true })
  renameSync(file, to)
}

/** Another version of the compressor may make other bytes of the same file. */
const plain = (name: string): string => name.replace(/\.(?:br|gz)$/, '')
