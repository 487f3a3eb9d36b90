import { z } from 'zod'
import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import { type SchemeState, schemeStates } from '../../facts/schema.ts'
import { pagePath } from '../pagePath.ts'
import { eachOnce, matching, words } from '../words/fields.ts'

export type ProseContext = {
  today: PlainDate
  facts: Facts
  /** The scheme's present state; undefined for a site without that fact. */
  schemeState: SchemeState | undefined
  standing: Standing
  glossary: ReadonlyMap<string, Glossary[number]>
}

/** Words on a topic in the scheme’s present state; undefined on a site without the state or the topic. */
export const standingWords = ({ schemeState, standing }: ProseContext, topic: string): string | undefined =>
  schemeState && standing.topics[topic]?.[schemeState]

export const glossaryFile = 'content/glossary.yaml'

/** content/glossary.yaml: what each term means in plain words. */
export const GlossaryFile = z
  .array(
    z.strictObject({
      id: matching('The name that {% term %} uses.', /^[a-z0-9-]+$/),
      term: words('The term as paperwork writes it.'),
      plain: words('What it means, in a sentence or two of plain words.', 10),
      see: pagePath('The page that says more.').optional(),
    }),
  )
  .superRefine(eachOnce('id'))
  .superRefine(eachOnce('term'))

export type Glossary = z.infer<typeof GlossaryFile>

/** content/standing.yaml: what the site says about each topic in each state of the scheme. */
export const StandingFile = z.strictObject({
  topics: z
    .record(
      z.string().regex(/^[a-z-]+$/),
      z.record(z.enum(schemeStates), words('The words in this state; empty for none.', 0)),
    )
    .describe('What is said on each topic, state by state.'),
})

export type Standing = z.infer<typeof StandingFile>
