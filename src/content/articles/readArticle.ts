import { z } from 'zod'
import { PlausibleDay } from '../../facts/formats.ts'
import { problemAt, type SourcePosition, TextSource } from '../../problems/problem.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import { pagePath } from '../pagePath.ts'
import { fingerprintOf, type SiteFolder } from '../reading/folder.ts'
import { SourcePage, words } from '../words/fields.ts'

export const FrontMatter = z.strictObject({
  title: words('The page’s heading, unlike any other page’s.', 5, 60),
  description: words('What a search result says, unlike any other page’s.', 70, 160),
  summary: words('One or two sentences under the heading.', 10, 400),
  updated: PlausibleDay.describe('The day the words last changed.'),
  changes: z
    .array(
      z.strictObject({
        on: PlausibleDay.describe('The day of the change.'),
        what: words('What a reader of the page before should know now.', 10, 300),
      }),
    )
    .optional()
    .describe(
      'Changes that matter to someone who read the page before; shown on the page of what has changed, and in the feed.',
    ),
  related: z.array(pagePath('A page to read as well.')).max(6).optional().describe('Pages to read as well.'),
  tool: pagePath('The tool a reader of this page needs next.', 'toolPages').optional(),
  next: pagePath('The page to read next.').optional(),
  sources: z.array(SourcePage).optional().describe('What the page rests on beyond its facts.'),
})

export type FrontMatter = z.infer<typeof FrontMatter>

export type Article = {
  file: string
  meta: FrontMatter
  body: string
  bodyOffset: number
  bodyKey: string
}

export type ReadArticle = { article: Article; front: YamlSource; text: TextSource }

/** A Markdown file with its front matter; undefined, with the faults noted, when it cannot be used. */
export function readArticle(folder: SiteFolder, file: string, named?: () => SourcePosition): ReadArticle | undefined {
  const split = splitFrontMatter(folder, file, 'title:, description:, summary: and updated:', named)
  if (!split) return undefined
  const { front, text, body, bodyOffset } = split
  const meta = folder.shape(front, FrontMatter)
  if (!meta) return undefined
  // Other pages show this one’s front matter, but none of its body.
  folder.fingerprints.set(file, fingerprintOf(text.text.slice(0, bodyOffset)))
  return { article: { file, meta, body, bodyOffset, bodyKey: fingerprintOf(body) }, front, text }
}

// Allow trailing blanks: nobody sees them.
const fence = /^---[ \t]*\n/
const lastFence = /^---[ \t]*(?:\n|$(?![\s\S]))/m

/** Splits a Markdown file; undefined, with the fault noted, when it has no front matter. `fields` are those to start it with, in words. */
export function splitFrontMatter(
  folder: SiteFolder,
  file: string,
  fields: string,
  named?: () => SourcePosition,
): { front: YamlSource; text: TextSource; body: string; bodyOffset: number } | undefined {
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
  // Replace the first fence with blanks, so that places in the front matter are places in the file.
  return {
    front: folder.source(file, `${' '.repeat(first.length - 1)}\n${text.slice(first.length, end)}`),
    text: new TextSource(file, text),
    body: text.slice(bodyOffset),
    bodyOffset,
  }
}

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
