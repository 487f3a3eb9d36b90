import { z } from 'zod'
import { schemeStates } from '../facts/schema.ts'

const Url = z.url({ protocol: /^https?$/ })

/** content/glossary.yaml: what each term means in plain words. */
export const GlossaryFile = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .describe('The name that {% term %} uses.'),
    term: z.string().min(2).describe('The term as paperwork writes it.'),
    plain: z.string().min(10).describe('What it means, in a sentence or two of plain words.'),
    see: z.string().startsWith('/').optional().describe('The page that says more.'),
  }),
)

/** content/timeline.yaml: what happened when. */
export const TimelineFile = z.array(
  z.strictObject({
    date: z.iso.date().describe('The day it happened.'),
    title: z.string().min(5).describe('What happened, in a few words.'),
    what: z.string().min(10).describe('What it changed, in a sentence or two.'),
    kind: z.enum(['law', 'court', 'regulator', 'scheme']).describe('Who did it.'),
    fact: z.string().optional().describe('The fact that holds the day, by its id.'),
    source: z
      .strictObject({
        title: z.string().min(5).describe('Who published it and which document.'),
        url: Url.describe('Where it can be read.'),
      })
      .describe('Where this was read.'),
  }),
)

/** content/standing.yaml: what the site says about each topic in each state of the scheme. */
export const StandingFile = z.strictObject({
  topics: z
    .record(
      z.string().regex(/^[a-z-]+$/),
      z.record(z.enum(schemeStates), z.string().describe('The words in this state; empty for none.')),
    )
    .describe('What is said on each topic, state by state.'),
})

/** content/lender-names.yaml: every other name a lender has been known by. */
export const LenderNamesFile = z.array(
  z.strictObject({
    name: z.string().min(2).describe('The name as people write it.'),
    kind: z
      .enum(['former', 'trading', 'brand', 'typed'])
      .describe('A name it no longer uses, one it lends under, a car brand’s finance name, or how people write it.'),
    lender: z.string().describe('The lender that answers now, by its slug.'),
    from: z.number().int().optional().describe('The first year of the name, when a source says so.'),
    to: z.number().int().optional().describe('The last year of the name, when a source says so.'),
  }),
)

export type Glossary = z.infer<typeof GlossaryFile>
export type Timeline = z.infer<typeof TimelineFile>
export type Standing = z.infer<typeof StandingFile>
export type LenderNames = z.infer<typeof LenderNamesFile>
