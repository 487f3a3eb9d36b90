import { createHash, hash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from './faults.ts'
import { filesUnder } from './files.ts'
import { cacheFolder } from './projectRoot.ts'
import { leftBy } from './tempFolder.ts'

type CacheKind = 'bundle' | 'drawing' | 'learned' | 'outputs' | 'reports' | 'texts'

const buildCacheFolder = join(cacheFolder, 'build')

/** Folder for unfinished files. Each file’s name begins with the number of the process that writes it. */
const unfinished = 'tmp'
export const unfinishedFolder = join(buildCacheFolder, unfinished)

const digestLength = 32
const day = 24 * 60 * 60 * 1000

/** Limits of the cache: as many days unused, and as many bytes in all. */
const cacheLimits = { days: 30, bytes: 512 * 1024 * 1024 }

/**
 * Cache of what builds made, keyed by everything it was made from. An entry is a file: a hash of its key and
 * its bytes, then the bytes. An entry that does not match its hash, for whatever reason, is made again.
 * Several builds may use it at once.
 */
export class Cache {
  readonly #folder: string

  constructor(folder = buildCacheFolder) {
    this.#folder = folder
  }

  /** Return the bytes kept under a key; undefined when there are none, or they are damaged. */
  get(kind: CacheKind, key: readonly string[]): Buffer | undefined {
    const file = this.#fileOf(kind, key)
    try {
      const entry = readFileSync(file)
      const bytes = entry.subarray(digestLength)
      if (!digestOf(key, bytes).equals(entry.subarray(0, digestLength))) return undefined
      const now = new Date()
      utimesSync(file, now, now)
      return bytes
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    }
  }

  /** Keeps bytes. The key has to name everything that they were made from. */
  put(kind: CacheKind, key: readonly string[], bytes: Uint8Array): void {
    writeAtomically(this.#folder, this.#fileOf(kind, key), Buffer.concat([digestOf(key, bytes), bytes]))
  }

  /** Remove entries unused for long, the longest unused beyond the size, and files that killed builds left half written. */
  prune({ days, bytes } = cacheLimits): void {
    if (!existsSync(this.#folder)) return
    const making = join(this.#folder, unfinished)
    if (existsSync(making)) for (const left of leftBy(making, '', /^-/)) rmSync(left, { recursive: true, force: true })
    let room = bytes
    for (const { file, size, usedAt } of this.#newestFirst()) {
      room -= size
      if (room < 0 || usedAt < Date.now() - days * day) rmSync(file, { force: true })
    }
  }

  #newestFirst(): { file: string; size: number; usedAt: number }[] {
    const kinds = readdirSync(this.#folder).filter((name) => name !== unfinished)
    const files = kinds.flatMap((kind) =>
      filesUnder(join(this.#folder, kind)).map((name) => join(this.#folder, kind, name)),
    )
    return files
      .flatMap((file) => {
        // Another build may have removed it meanwhile.
        const stat = statSync(file, { throwIfNoEntry: false })
        return stat ? [{ file, size: stat.size, usedAt: stat.mtimeMs }] : []
      })
      .toSorted((a, b) => b.usedAt - a.usedAt)
  }

  #fileOf(kind: CacheKind, key: readonly string[]): string {
    return join(this.#folder, kind, hash('sha256', JSON.stringify(key)))
  }
}

/** Return something slow to make from the cache, or make it and keep it there. */
export async function cached(
  cache: Cache | undefined,
  kind: CacheKind,
  key: readonly string[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const kept = cache?.get(kind, key)
  if (kept) return kept
  const made = await make()
  cache?.put(kind, key, made)
  return made
}

/**
 * Write code to a file under node_modules, because only there does Node find the packages it imports. The name is always the
 * same, so that Node’s compile cache finds it. The file is always written anew, so that none found there is ever run.
 */
export function writeModule(name: string, code: Uint8Array): string {
  const file = join(buildCacheFolder, 'module', name)
  writeAtomically(buildCacheFolder, file, code)
  return file
}

/** Write a file so that a reader finds the old one or the new one, never half of it. */
function writeAtomically(folder: string, file: string, bytes: Uint8Array): void {
  const making = join(folder, unfinished, `${process.pid}-${randomUUID()}`)
  for (const parent of [dirname(making), dirname(file)]) mkdirSync(parent, { recursive: true })
  try {
    writeFileSync(making, bytes)
    renameSync(making, file)
  } catch (error) {
    rmSync(making, { force: true })
    throw error
  }
}

const digestOf = (key: readonly string[], bytes: Uint8Array): Buffer =>
  createHash('sha256').update(JSON.stringify(key)).update('\0').update(bytes).digest()
