import { type Place, problemAt } from '../../problems/problem.ts'
import { TextSource } from '../../problems/textSource.ts'
import { YamlSource } from '../../problems/yamlSource.ts'
import type { SiteFolder } from '../reading/folder.ts'

/** A Markdown file in two: what stands between its lines of ---, and the text below. */
export type SplitFile = { front: YamlSource; text: TextSource; body: string; bodyOffset: number }

const fence = '---\n'

/** Splits a Markdown file; undefined, with the fault noted, when it has no front matter. `fields` are those to start it with, in words. */
export function splitFrontMatter(
  folder: SiteFolder,
  file: string,
  fields: string,
  named?: () => Place,
): SplitFile | undefined {
  const text = folder.text(file, named)
  if (text === undefined) return undefined
  const end = text.startsWith(fence) ? text.indexOf(`\n${fence}`, fence.length - 1) : -1
  if (end === -1) {
    const [what, fix] = text.startsWith(fence)
      ? ['the front matter that starts here never ends', 'write --- on a line of its own below its last field']
      : [
          text.trim() === ''
            ? 'the file is empty'
            : 'the file does not start with front matter between two lines of ---',
          `start it with ---, then ${fields}, then ---`,
        ]
    folder.problems.push(problemAt({ file, line: 1, column: 1 }, 'front-matter', what, fix))
    return undefined
  }
  const bodyOffset = end + 1 + fence.length
  // Blanks stand in for the first fence, so that places in the front matter are places in the file.
  return {
    front: new YamlSource(file, `   \n${text.slice(fence.length, end + 1)}`),
    text: new TextSource(file, text),
    body: text.slice(bodyOffset),
    bodyOffset,
  }
}
