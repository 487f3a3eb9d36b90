import { memoize } from '../../src/content/memoize.ts'
import type { Files } from '../../src/content/reading/files.ts'
import type { Site } from '../../src/site/site.ts'

/** The site before anything is broken in it. */
export class Original {
  readonly files: Files
  readonly site: Site
  readonly names: readonly string[]
  readonly #texts = new Map<string, string>()
  readonly #matches = new Map<string, Match[]>()

  constructor(files: Files, site: Site) {
    this.files = files
    this.site = site
    this.names = ['site.manifest.yaml', ...files.list('content').filter((file) => file !== 'content/README.md')]
  }

  text(file: string): string {
    const text = this.#texts.get(file) ?? Buffer.from(this.files.bytes(file)).toString()
    this.#texts.set(file, text)
    return text
  }

  /** Every place in some files where a pattern fits. */
  matches(files: RegExp, find: RegExp): readonly Match[] {
    const key = `${files} ${find}`
    const matches =
      this.#matches.get(key) ??
      this.names
        .filter((file) => files.test(file))
        .flatMap((file) => [...this.text(file).matchAll(find)].map((match) => ({ file, match })))
    this.#matches.set(key, matches)
    return matches
  }

  /** Figures may stand loose in an example. */
  isInExample(file: string, offset: number): boolean {
    return examplesIn(this.text(file)).some(({ start, end }) => start <= offset && offset < end)
  }

  /** The lines of a file that hold some text. */
  linesWith(file: string, text: string): { file: string; line: number }[] {
    return this.text(file)
      .split('\n')
      .flatMap((line, index) => (line.includes(text) ? [{ file, line: index + 1 }] : []))
  }
}

const examplesIn = memoize((text) =>
  [...text.matchAll(/{% example %}.*?{% \/example %}/gs)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })),
)

export type Match = { file: string; match: RegExpExecArray }

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
