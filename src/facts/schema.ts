import { z } from 'zod'
import { PlausibleDay, WebAddress as Url } from './formats.ts'

export const units = [
  'GBP',
  'percent',
  'percentage-points',
  'count',
  'days',
  'working-days',
  'weeks',
  'months',
  'years',
  'date',
  'dates',
  'year',
  'text',
  'state',
  'table',
] as const

const nations = ['england', 'wales', 'scotland', 'northern-ireland'] as const

/** States of the redress scheme. One fact, `scheme.state`, holds the present one. */
export const schemeStates = [
  'live',
  'part-suspended',
  'upheld',
  'upheld-under-appeal',
  'quashed',
  'quashed-to-be-remade',
  'remade',
] as const

const Source = z.strictObject({
  title: z
    .string()
    .min(5)
    .describe('Who published it and which document, article or page: "FCA Handbook, CONRED 6.4.2R".'),
  url: Url.describe('The page where the value can be read.'),
  reportedBy: z
    .string()
    .min(2)
    .optional()
    .describe('Who reports it at that address, when it was not read in the document itself. Printed with the source.'),
  also: Url.optional().describe(
    'A page of another site where the same value can be read. A value of high confidence that is only reported needs one.',
  ),
  frontPage: z
    .literal(true)
    .optional()
    .describe('true where the front page of a site says the value itself. Any other value has a page of its own.'),
  opened: z
    .literal(false)
    .optional()
    .describe('false as long as nobody has opened that page. The value cannot be of high confidence then.'),
})

const Cell = z.union([z.number(), z.string()])
const Value = z
  .union([z.number(), z.string().min(1), z.array(PlausibleDay), z.array(z.record(z.string(), Cell))])
  .nullable()

/** One figure, date, status or rule the site relies on, with every value it has had. */
export const FactFile = z
  .strictObject({
    describes: z.string().min(10).describe('What this is, in one plain sentence. Readers see it beside the figure.'),
    unit: z.enum(units).describe('What the value is measured in.'),
    nations: z.array(z.enum(nations)).min(1).describe('Where in the UK it applies.'),
    confidence: z.enum(['high', 'medium', 'low']).describe('Anything but "high" is printed as not confirmed.'),
    columns: z.record(z.string(), z.enum(units)).optional().describe('For a table: each column’s name and unit.'),
    values: z
      .array(
        z.strictObject({
          from: PlausibleDay.describe('The first day this value holds.'),
          value: Value.describe('The value; null means it ended on that day.'),
          source: Source.describe('Where the value was read.'),
        }),
      )
      .min(1)
      .describe('Oldest first. A value holds until the next one starts.'),
    knownUntil: PlausibleDay.optional().describe(
      'The last day for which the newest value is confirmed, when a change may have followed.',
    ),
    checked: z
      .strictObject({
        on: PlausibleDay.describe('The day someone opened the source and found the newest value still right.'),
        by: z.string().min(2).describe('Who looked.'),
      })
      .describe('When the newest value was last looked up.'),
    reviewEvery: z.number().int().min(1).max(1100).describe('Days after which it must be checked again.'),
    note: z.string().optional().describe('What is not established, or what it replaced.'),
  })
  .refine(({ knownUntil, values }) => knownUntil === undefined || knownUntil >= (values.at(-1)?.from ?? ''), {
    path: ['knownUntil'],
    message: 'must not be before the day from which the newest value holds',
  })

/** content/first-hand.yaml: sites whose pages are themselves the source of what they say, such as a regulator’s. */
export const FirstHandFile = z.array(
  z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a site’s name without www, such as fca.org.uk'),
)

export type FactFile = z.infer<typeof FactFile>
export type FactSource = FactFile['values'][number]['source']
export type Unit = (typeof units)[number]
export type SchemeState = (typeof schemeStates)[number]
