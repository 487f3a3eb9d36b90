import { z } from 'zod'
import { WebAddress } from '../../facts/webAddress.ts'
import { pagePath } from '../pagePath.ts'

/** Front matter of a page’s Markdown file. */
export const FrontMatter = z.strictObject({
  title: z.string().min(5).max(60).describe('The page’s heading, unlike any other page’s.'),
  description: z.string().min(70).max(160).describe('What a search result says, unlike any other page’s.'),
  summary: z.string().min(10).describe('One or two sentences under the heading.'),
  updated: z.iso.date().describe('The day the words last changed.'),
  changes: z
    .array(
      z.strictObject({
        on: z.iso.date().describe('The day of the change.'),
        what: z.string().min(10).max(300).describe('What a reader of the page before should know now.'),
      }),
    )
    .optional()
    .describe(
      'Changes that matter to someone who read the page before; shown on the page of what has changed, and in the feed.',
    ),
  related: z.array(pagePath('A page to read as well.')).max(6).optional().describe('Pages to read as well.'),
  tool: pagePath('The tool a reader of this page needs next.', 'toolPages').optional(),
  next: pagePath('The page to read next.').optional(),
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(5).describe('Who published it and which document.'),
        url: WebAddress.describe('Where it can be read.'),
      }),
    )
    .optional()
    .describe('What the page rests on beyond its facts.'),
})

export type FrontMatter = z.infer<typeof FrontMatter>
