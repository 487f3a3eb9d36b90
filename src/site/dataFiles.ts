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
    during: z
      .array(z.enum(schemeStates))
      .min(1)
      .optional()
      .describe('The states of the scheme in which it is listed, for a day that a judgment can undo. Left out: all.'),
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

const Phrase = z.string().regex(/^[^A-Z]{4,}$/, 'write it in lower case')

/** content/statements.yaml: what is true of the scheme only in some of its states, and the words it is known by. */
export const StatementsFile = z.array(
  z.strictObject({
    about: z.string().min(3).describe('What is said, in a few words.'),
    rightIn: z.array(z.enum(schemeStates)).min(1).describe('The states in which it may be said.'),
    words: z
      .array(Phrase)
      .min(1)
      .describe('The words it is known by, in lower case. [a|b] is either of two; … stands for up to six words.'),
    butNot: z
      .array(Phrase)
      .optional()
      .describe('Words that look like it and may be said in every state, written in the same way.'),
  }),
)

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
export type Statements = z.infer<typeof StatementsFile>
export type LenderNames = z.infer<typeof LenderNamesFile>
