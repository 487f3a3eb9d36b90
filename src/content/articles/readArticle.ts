import { z } from 'zod'
import { PlausibleDay } from '../../facts/formats.ts'
import type { SourcePosition, TextSource } from '../../problems/problem.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import { pagePath } from '../pagePath.ts'
import { fingerprintOf, type SiteFolder } from '../reading/folder.ts'
import { SourcePage, words } from '../words/fields.ts'
import { splitFrontMatter } from './splitFrontMatter.ts'

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

/** A Markdown file: what stands at its top, and its text. */
export type Article = {
  file: string
  meta: FrontMatter
  body: string
  bodyOffset: number
  /** A fingerprint of the body. */
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
  // Other pages show what stands at the top of this one, but none of its body.
  folder.fingerprints.set(file, fingerprintOf(text.text.slice(0, bodyOffset)))
  return { article: { file, meta, body, bodyOffset, bodyKey: fingerprintOf(body) }, front, text }
}
