import { z } from 'zod'
import { eachOnce } from '../eachOnce.ts'
import { pagePath } from '../pagePath.ts'
import { words } from '../words/fields.ts'

export const glossaryFile = 'content/glossary.yaml'

/** content/glossary.yaml: what each term means in plain words. */
export const GlossaryFile = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .describe('The name that {% term %} uses.'),
      term: words('The term as paperwork writes it.'),
      plain: words('What it means, in a sentence or two of plain words.', 10),
      see: pagePath('The page that says more.').optional(),
    }),
  )
  .superRefine(eachOnce('id'))
  .superRefine(eachOnce('term'))

export type Glossary = z.infer<typeof GlossaryFile>
