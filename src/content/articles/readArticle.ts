import { fingerprintOf, type SiteFolder } from '../reading/folder.ts'
import type { SourcePosition } from '../../problems/problem.ts'
import type { TextSource } from '../../problems/textSource.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import { FrontMatter } from './frontMatter.ts'
import { splitFrontMatter } from './splitFrontMatter.ts'

/** A Markdown file: what stands at its top, and its text. */
export type Article = {
  file: string
  meta: FrontMatter
  body: string
  bodyOffset: number
  /** A fingerprint of the body. */
  bodyKey: string
}

/** `words` is where the fields that readers see stand in the file. */
export type ReadArticle = {
  article: Article
  front: YamlSource
  text: TextSource
  words: readonly (readonly [start: number, end: number])[]
}

const shown = ['title', 'description', 'summary'] as const satisfies readonly (keyof FrontMatter)[]

/** A Markdown file with its front matter; undefined, with the faults noted, when it cannot be used. */
export function readArticle(folder: SiteFolder, file: string, named?: () => SourcePosition): ReadArticle | undefined {
  const split = splitFrontMatter(folder, file, 'title:, description:, summary: and updated:', named)
  if (!split) return undefined
  const { front, text, body, bodyOffset } = split
  const meta = folder.shape(front, FrontMatter)
  if (!meta) return undefined
  const words = [
    ...shown.map((field) => [field]),
    ...(meta.changes ?? []).map((_, index) => ['changes', index, 'what']),
  ]
    .map((path) => front.rangeAt(path))
    .filter((range) => range !== undefined)
  // Other pages show what stands at the top of this one, but none of its body.
  folder.fingerprints.set(file, fingerprintOf(text.text.slice(0, bodyOffset)))
  return { article: { file, meta, body, bodyOffset, bodyKey: fingerprintOf(body) }, front, text, words }
}
