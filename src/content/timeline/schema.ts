import { z } from 'zod'
import { PlausibleDay } from '../../facts/formats.ts'
import { schemeStates } from '../../facts/schema.ts'
import { oneOf } from '../pagePath.ts'
import { SourcePage, words } from '../words/fields.ts'

/** content/timeline.yaml: what happened when. */
export const TimelineFile = z.array(
  z.strictObject({
    date: PlausibleDay.describe('The day it happened.'),
    title: words('What happened, in a few words.', 5),
    what: words('What it changed, in a sentence or two.', 10),
    kind: z.enum(['law', 'court', 'regulator', 'scheme']).describe('Who did it.'),
    fact: oneOf('facts', z.string()).optional().describe('The fact that holds the day, by its id.'),
    during: z
      .array(z.enum(schemeStates))
      .min(1)
      .optional()
      .describe('The states of the scheme in which it is listed, for a day that a judgment can undo. Left out: all.'),
    source: SourcePage.describe('Where this was read.'),
  }),
)

export type Timeline = z.infer<typeof TimelineFile>
