import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildRecord, readRecord, recordFile, recordText } from './buildRecord.ts'
import { UsageError } from './faults.ts'
import { Job } from './job.ts'
import { outputFolder } from './outputFolder.ts'
import { projectRoot } from './projectRoot.ts'

/**
 * Puts the assets that the build before had made into a new one, for pages that are still open and come to ask for them; assets
 * that it had itself taken over stay behind. Returns the names of those taken over. Throws, with nothing
 * changed, when either folder is not a whole build, or when they hold two different assets of one name.
 */
export async function keepAssets(previous: string, asked: string): Promise<string[]> {
  const [old, record] = [wholeBuild(previous), wholeBuild(asked)]
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

function wholeBuild(folder: string): BuildRecord {
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
