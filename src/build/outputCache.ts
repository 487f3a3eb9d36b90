import { hash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cache } from './cache.ts'
import { writeIn } from './files.ts'

/** All that a file is made from, and the fingerprints of the file and its compressed forms. */
type KeptFile = { key: string; files: Record<string, string> }

const endings = ['', '.br', '.gz'] as const

/**
 * Reuses the last build’s files in the same folder, with their compressed forms, when all that they are made from is the same.
 * The files are kept only in that folder. The cache holds their fingerprints, so that a file touched since
 * is made again. Without a cache, nothing is reused.
 */
export class OutputCache {
  readonly #cache: Cache | undefined
  readonly #out: string
  readonly #code: string
  readonly #last: Record<string, KeptFile>
  readonly #next: Record<string, KeptFile> = {}
  readonly #folders = new Set<string>()
  readonly #toMake: { name: string; key: string }[] = []

  constructor(cache: Cache | undefined, out: string, code: string) {
    this.#cache = cache
    this.#out = out
    this.#code = code
    this.#last = JSON.parse(cache?.get('outputs', [out])?.toString() ?? '{}') as Record<string, KeptFile>
  }

  /** Write texts into the new folder, or link the last build’s files if they are the same. */
  writeAll(texts: Iterable<readonly [name: string, text: string]>, folder: string): void {
    for (const [name, text] of texts) if (!this.take(name, text, folder)) writeIn(folder, name, text)
  }

  /** Link a file of the last build into the new folder if the code and all else it is made from are the same. False if it must be made. */
  take(name: string, from: string, folder: string): boolean {
    const key = fingerprint(`${this.#code} ${from}`)
    const kept = this.#last[name]
    if (kept?.key === key && this.#link(kept, folder)) {
      this.#next[name] = kept
      return true
    }
    this.#toMake.push({ name, key })
    return false
  }

  save(folder: string): void {
    if (!this.#cache) return
    for (const { name, key } of this.#toMake) {
      const files = endings.map((ending) => name + ending).filter((file) => existsSync(join(folder, file)))
      this.#next[name] = {
        key,
        files: Object.fromEntries(files.map((file) => [file, fingerprint(readFileSync(join(folder, file)))])),
      }
    }
    this.#cache.put('outputs', [this.#out], Buffer.from(JSON.stringify(this.#next)))
  }

  /** Make each folder once: files share few, and asking if one exists is as slow as making it. */
  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
  }

  /** Link first and then compare the files: another build may change the old folder at any moment. */
  #link({ files }: KeptFile, folder: string): boolean {
    const linked: string[] = []
    try {
      for (const [file, mark] of Object.entries(files)) {
        const target = join(folder, file)
        this.#makeFolder(dirname(target))
        linkSync(join(this.#out, file), target)
        linked.push(target)
        if (fingerprint(readFileSync(target)) !== mark) throw new Error(`${file} has changed`)
      }
      return true
    } catch {
      // Unlink them all: writing through a link would change the old site.
      for (const target of linked) rmSync(target)
      return false
    }
  }
}

const fingerprint = (bytes: Buffer | string): string => hash('sha256', bytes)
