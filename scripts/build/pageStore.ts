import { hash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keepWhole } from './keepWhole.ts'
import { cacheFolder } from './projectRoot.ts'

/** A page’s key, and the fingerprint of each of its files: the page itself and its compressed form. */
type Kept = { key: string; files: Record<string, string> }

const endings = ['', '.br'] as const

/**
 * The pages of the last build into the same folder, used again when everything they are made from is the same.
 * A page’s key names its code, the content that any page may show, and its own words; a file that has been
 * touched since does not have its fingerprint, and is made again.
 */
export class PageStore {
  readonly #out: string
  readonly #index: string
  readonly #last: Record<string, Kept>
  readonly #next: Record<string, Kept> = {}
  readonly #folders = new Set<string>()
  readonly #made: { name: string; key: string }[] = []

  constructor(out: string) {
    this.#out = out
    this.#index = join(cacheFolder, 'pages', `${fingerprint(Buffer.from(out)).slice(0, 24)}.json`)
    this.#last = readIndex(this.#index)
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

  /** Remembers the pages of a finished build. */
  save(folder: string): void {
    for (const { name, key } of this.#made) {
      const files = endings.map((ending) => name + ending).filter((file) => existsSync(join(folder, file)))
      this.#next[name] = { key, files: Object.fromEntries(files.map((file) => [file, fingerprint(readFileSync(join(folder, file)))])) }
    }
    keepWhole(this.#index, JSON.stringify(this.#next))
  }

  /** Pages share few folders, and asking for one that is there takes as long as making it. */
  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return
    mkdirSync(folder, { recursive: true })
    this.#folders.add(folder)
  }

  /** Looks at the files once they are linked: another build may change what stands in the old folder at any moment. */
  #link({ files }: Kept, folder: string): boolean {
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

/** An index that cannot be read is an empty one. */
function readIndex(file: string): Record<string, Kept> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>
  } catch {
    return {}
  }
}
