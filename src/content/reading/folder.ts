import { hash } from 'node:crypto'
import type { z } from 'zod'
import { fileStart, type Problem, problemAt, type SourcePosition, TextSource } from '../../problems/problem.ts'
import { validate } from '../../problems/validate.ts'
import { type Ranges, YamlSource } from '../../problems/yamlSource.ts'
import { oncePer } from '../memoize.ts'
import { type Files, filesOnDisk } from './files.ts'
import { TextCache } from './textCache.ts'

/** A short name for a text: two texts with the same one are the same text. */
export const fingerprintOf = (text: string): string => hash('sha256', text)

/** The fingerprint of a source’s text, which is made once: each check asks for it. */
export const textKey = oncePer(({ text }: TextSource) => fingerprintOf(text))

// Control characters, line separators, marks of writing direction, spaces without width, and the sign for a lost letter.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\xAD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/

// UTF-8 that was read as Windows’ own letters and saved again: “â€™” for “’”, “Â£” for “£”.
const garbled = /â€.|Ã[\x80-\xBF]|Â[\xA0-\xBF]/

const sides = /<{7}|>{7}|\|{7}/

const suspect = new RegExp([unseen, garbled, sides].map(({ source }) => source).join('|'))
const anyUnseen = new RegExp(`${unseen.source}|${garbled.source}`, 'g')

const mostBytes = 1_000_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A file that is not there, the place that names it and, where no place does, what needs it. */
export type MissingFile = { file: string; named: SourcePosition; by?: string }

export type ReadYaml<T> = { value: T; source: YamlSource }

export type Shaped = ReadYaml<unknown> & { schema: z.ZodType }

/** The folder a site is read from. Remembers every fault met and every file read. */
export class SiteFolder {
  readonly problems: Problem[] = []
  readonly read = new Set<string>()
  /** A fingerprint of each file read, less the body of a page. */
  readonly fingerprints = new Map<string, string>()
  readonly missing: MissingFile[] = []
  readonly sources = new Map<string, YamlSource>()
  /** Everything read with a schema, front matter too, by its file. */
  readonly shaped = new Map<string, Shaped>()
  readonly #yaml = new Map<string, ReadYaml<unknown> | undefined>()

  readonly #files: Files
  readonly #textCache: TextCache

  /** With a cache, a file that has not changed since is not parsed again. */
  constructor(from: string | Files, textCache = new TextCache()) {
    this.#files = typeof from === 'string' ? filesOnDisk(from) : from
    this.#textCache = textCache
  }

  /** Every file below a folder of the site, as paths from the site’s root, in order of name. */
  list(folder: string): string[] {
    return this.#files.list(folder)
  }

  has(file: string): boolean {
    return this.#files.has(file)
  }

  /** The text of a file, or undefined with the fault noted: at the place that names the file when there is no such file. */
  text(file: string, named = () => fileStart(file)): string | undefined {
    this.read.add(file)
    if (!this.has(file)) {
      this.missing.push({ file, named: named() })
      return undefined
    }
    let bytes: Uint8Array
    try {
      bytes = this.#files.bytes(file)
    } catch {
      this.#note(fileStart(file), 'unreadable-file', 'the file cannot be read', 'give yourself leave to read it')
      return undefined
    }
    if (bytes.length > mostBytes) {
      this.#note(
        fileStart(file),
        'too-large',
        `the file has ${(bytes.length / 1e6).toFixed(1)} MB, and the most is ${mostBytes / 1e6} MB`,
        'take out what does not belong in it, or make several files of it',
      )
      return undefined
    }
    try {
      const written = utf8.decode(bytes).replaceAll('\r\n', '\n')
      const key = fingerprintOf(written)
      if (this.#textCache.getOrCompute(`signs in ${file}`, key, () => written.search(suspect) === -1)) {
        this.fingerprints.set(file, key)
        return written
      }
      // Skip comments: they would only upset the words around them.
      const text = this.#noteUnseen(file, written) ? written.replaceAll(anyUnseen, '') : written
      this.fingerprints.set(file, fingerprintOf(text))
      return this.#isMerged(file, text) ? text : undefined
    } catch {
      const place = new TextSource(file, Buffer.from(bytes).toString('latin1')).placeOf(firstBadByte(bytes))
      this.#note(place, 'bad-encoding', 'the file is not UTF-8 text', 'save it as UTF-8')
      return undefined
    }
  }

  /** Report unseen or garbled characters: some reverse words, and make a page say what its editor never read. */
  #noteUnseen(file: string, text: string): boolean {
    const found = unseen.exec(text) ?? garbled.exec(text)
    if (!found) return false
    const [sign] = found
    this.#note(
      new TextSource(file, text).placeOf(found.index),
      'unseen-sign',
      garbled.test(sign)
        ? `the file holds "${sign}", which is one sign in another encoding`
        : `the file holds a sign that cannot be seen, U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
      'delete it, or write the words around it again',
    )
    return true
  }

  /** False, with the fault noted, for a text that still holds both sides of a merge: whatever else seems wrong in it may be right. */
  #isMerged(file: string, text: string): boolean {
    const found = /^[^\S\n]*(?:<{7}|>{7}|\|{7})(?: .*)?$/m.exec(text)
    if (!found) return true
    this.#note(
      new TextSource(file, text).placeOf(found.index + found[0].search(/\S/)),
      'unfinished-merge',
      'a merge was never finished here',
      'keep one of the two versions, and delete the lines of <<<<<<<, ======= and >>>>>>>',
    )
    return false
  }

  #note(...fault: Parameters<typeof problemAt>): void {
    this.problems.push(problemAt(...fault))
  }

  /** A YAML file of a schema’s shape, or undefined with every fault noted. A file that two pages need is read once. */
  yaml<T>(file: string, schema: z.ZodType<T>, named?: () => SourcePosition): ReadYaml<T> | undefined {
    if (!this.#yaml.has(file)) this.#yaml.set(file, this.#readYaml(file, schema, named))
    return this.#yaml.get(file) as ReadYaml<T> | undefined
  }

  yamlIfThere<T>(file: string, schema: z.ZodType<T>): ReadYaml<T> | undefined {
    return this.has(file) ? this.yaml(file, schema) : undefined
  }

  /** Get what is made of a text: kept while `key`, which names all that it is made from, is the same. */
  kept<T>(what: string, key: string, make: () => T): T {
    return this.#textCache.getOrCompute(what, key, make)
  }

  /** Wrap some YAML of a file, with the ranges known from the last reading of the same text. */
  source(file: string, text: string): YamlSource {
    const key = fingerprintOf(text)
    return new YamlSource(
      file,
      text,
      this.#textCache.getOrCompute(`ranges in ${file}`, key, (): Ranges => new Map()),
    )
  }

  /** Return a file’s YAML value, parsed once per text and code; undefined, with every fault noted, when it does not fit the schema. */
  shape<T>(source: YamlSource, schema: z.ZodType<T>): T | undefined {
    const { file } = source
    const made = this.#textCache.getOrCompute(`shape of ${file}`, textKey(source), () => validate(source, schema))
    const { value, problems } = made
    this.problems.push(...problems)
    if (value !== undefined) this.shaped.set(file, { value, schema, source })
    return value
  }

  #readYaml<T>(file: string, schema: z.ZodType<T>, named?: () => SourcePosition): ReadYaml<T> | undefined {
    const text = this.text(file, named)
    if (text === undefined) return undefined
    const source = this.source(file, text)
    this.sources.set(file, source)
    const value = this.shape(source, schema)
    return value === undefined ? undefined : { value, source }
  }
}

/** Offset of the first byte that isn’t UTF-8, where reading the bytes all the same puts the sign for a lost letter. */
function firstBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return Buffer.byteLength(text.slice(0, text.indexOf('\uFFFD')))
}
