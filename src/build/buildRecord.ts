import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { SchemeState } from '../facts/schema.ts'
import { codeOf } from './faults.ts'
import { filesUnder, readJsonFile } from './files.ts'

/**
 * Record that a build leaves inside its folder, so that a later one knows what it may replace: every file that it wrote
 * and the assets of the build before that it keeps. It names the day, by which a monitor knows that the site is today’s, and no
 * time: two builds of a commit on one day are the same.
 */
export type BuildRecord = {
  madeBy: string
  day?: string | undefined
  files: readonly string[]
  kept: readonly string[]
  /** The state of the scheme that it supposes, in a build that is not for visitors. */
  supposes?: SchemeState | undefined
}

export const recordFile = 'build.json'

const madeBy = 'kerbside-claims'

/** Files that systems put into a folder that is only looked at. */
const litter = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** Write the record of a build, listing every file in its folder now: call it last. */
export const writeRecord = (folder: string, more: Pick<BuildRecord, 'day' | 'supposes'> = {}): void =>
  writeFileSync(join(folder, recordFile), recordText({ madeBy, ...more, files: filesUnder(folder).sort(), kept: [] }))

export const recordText = (record: BuildRecord): string => JSON.stringify(record)

/** Read the record of a build; undefined when no build of ours made the folder. */
export function readRecord(folder: string): BuildRecord | undefined {
  const record = readJsonFile<Partial<BuildRecord>>(join(folder, recordFile))
  const isOurs =
    record?.madeBy === madeBy &&
    [record.files, record.kept].every((names) => Array.isArray(names) && names.every(isInside))
  return isOurs ? (record as BuildRecord) : undefined
}

/** Return why a folder may not be replaced: it holds a file that no build wrote. Undefined for a build, and an empty or missing folder. */
export function whyKeep(folder: string): string | undefined {
  for (let at = identityOf(folder); ; at = identityOf(folder)) {
    const stranger = strangerIn(folder)
    if (stranger === undefined) return undefined
    // Look again if another build has replaced the folder meanwhile: what was read mixes both.
    if (identityOf(folder) === at) return `holds ${stranger}, which no build wrote`
  }
}

export function isWhole(folder: string): boolean {
  const names = new Set(filesUnder(folder))
  return readRecord(folder)?.files.every((name) => names.has(name)) ?? true
}

function strangerIn(folder: string): string | undefined {
  try {
    const record = readRecord(folder)
    if (!record)
      return readdirSync(folder)
        .filter((name) => !litter.includes(name))
        .sort()[0]
    const own = new Set([...record.files, ...record.kept, recordFile])
    return filesUnder(folder).find(
      (name) => !own.has(name) && !litter.some((file) => name === file || name.endsWith(`/${file}`)),
    )
  } catch (error) {
    // The folder is missing, or was removed while being read.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const isInside = (name: unknown): boolean =>
  typeof name === 'string' && name !== '' && !isAbsolute(name) && !name.split(/[/\\]/).includes('..')

const identityOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.ino
