import { type SourcePosition, problemAt, TextSource } from '../../problems/problem.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import type { SiteFolder } from '../reading/folder.ts'

/** A Markdown file in two: what stands between its lines of ---, and the text below. */
export type SplitFile = { front: YamlSource; text: TextSource; body: string; bodyOffset: number }

// Blanks at the end of a line are not seen.
const fence = /^---[ \t]*\n/
const lastFence = /^---[ \t]*(?:\n|$(?![\s\S]))/m

/** Splits a Markdown file; undefined, with the fault noted, when it has no front matter. `fields` are those to start it with, in words. */
export function splitFrontMatter(
  folder: SiteFolder,
  file: string,
  fields: string,
  named?: () => SourcePosition,
): SplitFile | undefined {
  const text = folder.text(file, named)
  if (text === undefined) return undefined
  const [first = ''] = fence.exec(text) ?? []
  const last = first === '' ? null : lastFence.exec(text.slice(first.length))
  if (!last) {
    const { line, ...words } = unfenced(text, first !== '', fields)
    folder.problems.push(problemAt({ file, line, column: 1 }, 'front-matter', words.what, words.fix))
    return undefined
  }
  const end = first.length + last.index
  const bodyOffset = end + last[0].length
  // Blanks stand in for the first fence, so that places in the front matter are places in the file.
  return {
    front: folder.source(file, `${' '.repeat(first.length - 1)}\n${text.slice(first.length, end)}`),
    text: new TextSource(file, text),
    body: text.slice(bodyOffset),
    bodyOffset,
  }
}

/** Explain why a text has no front matter between two lines of ---. */
function unfenced(text: string, isOpen: boolean, fields: string): { line: number; what: string; fix: string } {
  const lines = text.split('\n')
  const odd = lines.findIndex((line, index) => index >= Number(isOpen) && /^\s*[-–—]{2,}\s*$/.test(line))
  if (isOpen && odd === -1)
    return {
      line: 1,
      what: 'the front matter that starts here never ends',
      fix: 'write --- on a line of its own below its last field',
    }
  if (text.trim() === '')
    return { line: 1, what: 'the file is empty', fix: `start it with ---, then ${fields}, then ---` }
  if (isOpen || (odd === 0 && lines[0]?.trim() !== '---'))
    return {
      line: odd + 1,
      what: `the front matter ${isOpen ? 'ends' : 'starts'} with "${lines[odd]}", which is not ---`,
      fix: 'write --- alone on that line, three hyphens',
    }
  return {
    line: 1,
    what: 'the file does not start with front matter between two lines of ---',
    fix: /^\w+:/.test(text)
      ? 'write --- on a line of its own above this one'
      : text.trimStart().startsWith('---')
        ? 'delete what is above its first line of ---'
        : `start it with ---, then ${fields}, then ---`,
  }
}
