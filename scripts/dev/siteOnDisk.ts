import { checkSite } from '../../src/site/checks/checkSite.ts'
import { setCurrentSite } from '../../src/site/currentSite.ts'
import { type Files, filesOnDisk } from '../../src/content/reading/files.ts'
import { TextCache } from '../../src/content/reading/textCache.ts'
import { outputFiles } from '../../src/outputs/outputFiles.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { readDraft } from '../../src/site/draft.ts'
import type { Site } from '../../src/site/site.ts'
import { todayFrom } from '../clock.ts'
import { writeSchemas } from '../schemas/writeSchemas.ts'

/** The site in a folder while it is being edited: the last one without a fault, and the faults since. */
export class SiteOnDisk {
  readonly root: string
  readonly files: Files
  site: Site | undefined
  problems: readonly Problem[] = []
  readonly #today: string | undefined
  readonly #textCache = new TextCache()
  #outputs: ReadonlyMap<string, string> | undefined

  constructor(root: string, today: string | undefined) {
    this.root = root
    this.files = filesOnDisk(root)
    this.#today = today
  }

  /** Reads what has changed. While there are faults, the last good site stays. */
  read(): void {
    const { draft, problems } = readDraft(this.files, todayFrom(this.#today), this.#textCache)
    this.problems = draft ? [...problems, ...checkSite(draft)] : problems
    if (!draft || this.problems.length > 0) return
    this.site = draft.site
    this.#outputs = undefined
    setCurrentSite(draft.site)
    // New pages and lenders are offered by the editor’s completion at once.
    if (this.files.list('schemas').length > 0) writeSchemas(this.root, draft)
  }

  /** The text of a file made beside the pages, such as the sitemap. */
  output(name: string): string | undefined {
    if (!this.site) return undefined
    this.#outputs ??= outputFiles(this.site)
    return this.#outputs.get(name)
  }
}
