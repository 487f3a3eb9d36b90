import { fingerprintOf, type SiteFolder } from '../site/folder.server.ts'
import type { Article } from '../site/site.ts'
import { type Place, problemAt } from '../problems/problem.ts'
import { TextSource } from '../problems/textSource.ts'
import { validate } from '../problems/validate.ts'
import { YamlSource } from '../problems/yamlSource.ts'
import { FrontMatter } from './frontMatter.ts'

export type ReadArticle = { article: Article; front: YamlSource; text: TextSource }

const fence = '---\n'

/** A Markdown file with its front matter; undefined, with the faults noted, when it cannot be used. */
export function readArticle(folder: SiteFolder, file: string, named?: () => Place): ReadArticle | undefined {
  const text = folder.text(file, named)
  if (text === undefined) return undefined
  const end = text.startsWith(fence) ? text.indexOf(`\n${fence}`, fence.length - 1) : -1
  if (end === -1) {
    folder.problems.push(problemAt({ file, line: 1, column: 1 }, 'front-matter', text.trim() === '' ? 'the file is empty' : 'the file does not start with front matter between two lines of ---', 'start it with ---, then title:, description:, summary: and updated:, then ---'))
    return undefined
  }
  const { front, value: meta, problems } = folder.remembered('front matter', file, () => {
    // Blanks stand in for the first fence, so that places in the front matter are places in the file.
    const front = new YamlSource(file, `   \n${text.slice(fence.length, end + 1)}`)
    return { front, ...validate(front, FrontMatter) }
  })
  folder.problems.push(...problems)
  if (!meta) return undefined
  const bodyOffset = end + 1 + fence.length
  const body = text.slice(bodyOffset)
  // Other pages show what stands at the top of this one, but none of its body.
  folder.fingerprints.set(file, fingerprintOf(text.slice(0, bodyOffset)))
  return { article: { file, meta, body, bodyOffset, bodyKey: fingerprintOf(body) }, front, text: new TextSource(file, text) }
}
