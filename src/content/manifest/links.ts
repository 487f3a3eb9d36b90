import { z } from 'zod'
import { pagePath } from '../pagePath.ts'
import { words } from '../words/fields.ts'

const Label = words('The words of the link.', 2, 60)

export const guideCategories = [
  'understanding',
  'misselling',
  'scenarios',
  'redress',
  'myths',
  'comparisons',
  'legal',
] as const
export const toolCategories = ['quick', 'generators', 'guides'] as const

/** An entry of the Guides menu. */
export const GuideLink = z.strictObject({
  label: Label,
  href: pagePath('The page it leads to.'),
  description: words('What the guide answers, in one short sentence.', 10, 120),
  category: z.enum(guideCategories).describe('The column it stands in.'),
  featured: z.boolean().optional().describe('Shown large, with a button. One guide only.'),
})

/** An entry of the Tools menu. */
export const ToolLink = z.strictObject({
  label: Label,
  href: pagePath('The page it leads to.'),
  icon: z
    .enum([
      'calculator',
      'check',
      'clock',
      'list',
      'letter',
      'scales',
      'pen',
      'folder',
      'parcel',
      'building',
      'car',
      'flag',
      'phone',
      'compass',
      'shield',
      'person',
    ])
    .describe('The small drawing beside it.'),
  featured: z.boolean().optional().describe('Shown large, with a button. One tool only.'),
  category: z.enum(toolCategories).optional().describe('The column it stands in; none for the site resources.'),
  description: words('What the tool does, in one short sentence.', 10, 120).optional(),
})

/** An entry of the Lenders menu. */
export const LenderLink = z.strictObject({
  label: Label,
  href: pagePath('The claim page it leads to.', 'claimPages').refine(
    (path) => path.startsWith('/claims/'),
    // Of an address that was misspelt, the lender is right.
    { error: ({ input }) => `must be the address of a claim page, /claims/${String(input).split('/').at(-1)}` },
  ),
})

export type GuideLink = z.infer<typeof GuideLink>
export type ToolLink = z.infer<typeof ToolLink>
export type LenderLink = z.infer<typeof LenderLink>
