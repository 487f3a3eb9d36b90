import { z } from 'zod'
import { PlausibleDay, WebAddress } from '../../facts/formats.ts'
import { words } from '../words/fields.ts'
import { pagePath } from '../pagePath.ts'

/** Front matter of a page’s Markdown file. */
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
  sources: z
    .array(
      z.strictObject({
        title: words('Who published it and which document.', 5),
        url: WebAddress.describe('Where it can be read.'),
      }),
    )
    .optional()
    .describe('What the page rests on beyond its facts.'),
})

export type FrontMatter = z.infer<typeof FrontMatter>
