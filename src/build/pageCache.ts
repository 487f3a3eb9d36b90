import { hash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cache } from './cache.ts'

/** A page’s key, and the fingerprint of each of its files: the page itself and its compressed form. */
type KeptPage = { key: string; files: Record<string, string> }

const endings = ['', '.br'] as const

/**
 * The pages of the last build into the same folder, by the same code, used again when everything else they are made from is the same.
 * They are kept nowhere but in that folder: the cache holds their fingerprints, and a page that has been
 * touched since does not have its own, and is made again. Without a cache there are none.
 */
export class PageCache {
  readonly #cache: Cache | undefined
  readonly #out: string
  readonly #key: readonly string[]
  readonly #last: Record<string, KeptPage>
  readonly #next: Record<string, KeptPage> = {}
  readonly #folders = new Set<string>()
  readonly #made: { name: string; key: string }[] = []

  constructor(cache: Cache | undefined, out: string, code: string) {
    this.#cache = cache
    this.#out = out
    this.#key = [out, code]
    this.#last = JSON.parse(cache?.get('pages', this.#key)?.toString() ?? '{}') as Record<string, KeptPage>
  }

  /** Puts the page of the last build into the new folder, if it has that key. */
  reuse(name: string, key: string, folder: string): boolean {
    const kept = this.#last[name]
    if (kept?.key !== key || !this.#link(kept, folder)) return false
    this.#next[name] = kept
    return true
  }

  /** Notes a page that has been made in the new folder. */
  made(name: string, key: string): void {
    this.#made.push({ name, key })
  }

  /** Keeps the fingerprints of the pages of a finished build. */
  save(folder: string): void {
    if (!this.#cache) return
    for (const { name, key } of this.#made) {
      const files = endings.map((ending) => name + ending).filter((file) => existsSync(join(folder, file)))
      this.#next[name] = {
        key,
        files: Object.fromEntries(files.map((file) => [file, fingerprint(readFileSync(join(folder, file)))])),
      }
    }
    this.#cache.put('pages', this.#key, Buffer.from(JSON.stringify(this.#next)))
  }

  /** Pages share few folders, and asking for one that is there takes as long as making it. */
  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
  }

  /** Looks at the files once they are linked: another build may change what stands in the old folder at any moment. */
  #link({ files }: KeptPage, folder: string): boolean {
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
      // Made again, as new files: writing through a link would change the old site.
      for (const target of linked) rmSync(target)
      return false
    }
  }
}

const fingerprint = (bytes: Buffer): string => hash('sha256', bytes)
