import { fingerprintOf, type SiteFolder } from '../site/folder.server.ts'
import type { Article } from '../site/site.ts'
import { type Place, problemAt } from '../problems/problem.ts'
import { TextSource } from '../problems/textSource.ts'
import { validate } from '../problems/validate.ts'
import { YamlSource } from '../problems/yamlSource.ts'
import { FrontMatter } from './frontMatter.ts'

/** `words` is where the fields that readers see stand in the file. */
export type ReadArticle = { article: Article; front: YamlSource; text: TextSource; words: readonly (readonly [start: number, end: number])[] }

/** How a memory names what was made of the front matter of files: plain data, so that it can be kept. */
export const frontMatters = 'front matter of'

const fence = '---\n'
const shown = ['title', 'description', 'summary'] as const satisfies readonly (keyof FrontMatter)[]

/** A Markdown file with its front matter; undefined, with the faults noted, when it cannot be used. */
export function readArticle(folder: SiteFolder, file: string, named?: () => Place): ReadArticle | undefined {
  const text = folder.text(file, named)
  if (text === undefined) return undefined
  const end = text.startsWith(fence) ? text.indexOf(`\n${fence}`, fence.length - 1) : -1
  if (end === -1) {
    folder.problems.push(problemAt({ file, line: 1, column: 1 }, 'front-matter', text.trim() === '' ? 'the file is empty' : 'the file does not start with front matter between two lines of ---', 'start it with ---, then title:, description:, summary: and updated:, then ---'))
    return undefined
  }
  // Blanks stand in for the first fence, so that places in the front matter are places in the file.
  const front = new YamlSource(file, `   \n${text.slice(fence.length, end + 1)}`)
  const { value: meta, problems, words } = folder.remembered(frontMatters, file, () =>
    ({ ...validate(front, FrontMatter), words: shown.map((field) => front.rangeAt([field])).filter((range) => range !== undefined) }))
  folder.problems.push(...problems)
  if (!meta) return undefined
  const bodyOffset = end + 1 + fence.length
  const body = text.slice(bodyOffset)
  // Other pages show what stands at the top of this one, but none of its body.
  folder.fingerprints.set(file, fingerprintOf(text.slice(0, bodyOffset)))
  return { article: { file, meta, body, bodyOffset, bodyKey: fingerprintOf(body) }, front, text: new TextSource(file, text), words }
}
