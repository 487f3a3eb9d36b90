import { setCurrentSite } from '../../src/site/currentSite.ts'
import type { Files } from '../../src/content/reading/files.ts'
import type { TextCache } from '../../src/content/reading/textCache.ts'
import { outputReader } from '../../src/outputs/outputFiles.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { readSite } from '../../src/site/readSite.ts'
import type { Site } from '../../src/site/site.ts'
import { Cache } from '../../src/build/cache.ts'
import { codeKey } from '../../src/build/codeKey.ts'
import { keepTexts, keptTexts } from '../../src/build/keptTexts.ts'
import { filesSupposing, type Supposed, supposedFrom } from '../../src/build/scenario.ts'
import { refreshSchemas } from '../schemas/writeSchemas.ts'

/** Day and state of the scheme that were asked for, where they are not those of today. */
export type ScenarioOptions = { today?: string | undefined; state?: string | undefined }

/** The site in a folder while it is being edited: the last one without a fault, and the faults since. */
export class SiteOnDisk {
  readonly root: string
  files: Files
  site: Site | undefined
  problems: readonly Problem[] = []
  #asked: ScenarioOptions
  readonly #code = codeKey()
  readonly #textCache: TextCache
  #outputOf: ((name: string) => string | undefined) | undefined

  constructor(root: string, asked: ScenarioOptions) {
    this.root = root
    this.#asked = asked
    this.files = filesSupposing(root, this.supposed)
    this.#textCache = keptTexts(new Cache(), root, this.#code)
  }

  /** The day and state that the site is shown for. */
  get supposed(): Supposed {
    return supposedFrom(this.#asked)
  }

  /** Shows the site for another day or state from now on. Throws a UsageError when there is no such day or state. */
  suppose(asked: ScenarioOptions): void {
    supposedFrom(asked)
    this.#asked = asked
    this.read()
  }

  /** Keeps what was made of the texts so far, for the next command. */
  keep(): void {
    keepTexts(new Cache(), this.root, this.#code, this.#textCache)
  }

  /** Reads what has changed. While there are faults, the last good site stays. */
  read(): void {
    this.files = filesSupposing(this.root, this.supposed)
    const { draft, site, problems } = readSite(this.files, this.supposed.today, this.#textCache)
    this.problems = problems
    if (!draft || !site) return
    this.site = site
    this.#outputOf = undefined
    setCurrentSite(site)
    // New pages and lenders are offered by the editor’s completion at once.
    refreshSchemas(this.root, draft)
  }

  /** The text of a file made beside the pages, such as the sitemap. */
  output(name: string): string | undefined {
    if (!this.site) return undefined
    this.#outputOf ??= outputReader(this.site, this.#textCache)
    return this.#outputOf(name)
  }
}
