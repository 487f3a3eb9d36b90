import { z } from 'zod'
import { words } from '../words/fields.ts'

/** Blanks that the manifest fills with details of the firm. */
export const firmBlanks = [
  'name',
  'legalName',
  'address',
  'phone',
  'hours',
  'email',
  'firmReference',
  'dataProtectionRegistration',
  'companyNumber',
  'day',
] as const

const said = (says: string) => words([says, ...firmBlanks.map((name) => `{${name}?}`)].join(' '))

/** content/key-facts.yaml: the one-page summary of the firm’s service. */
export const KeyFactsFile = z.strictObject({
  title: words('What it is called.'),
  parts: z
    .array(
      z.union([
        z.strictObject({ heading: words('A heading.') }),
        z.strictObject({ text: said('A paragraph.') }),
        z.strictObject({ list: z.array(said('One point.')).min(1).describe('Points, one below the other.') }),
        z.strictObject({
          fees: z
            .array(words('What a column shows: the sum, the fee, VAT, what is kept, and what is kept without a firm.'))
            .length(5)
            .describe('The table of what the firm may charge, by the names of its columns.'),
        }),
      ]),
    )
    .min(1)
    .describe('What it says, from the top.'),
  foot: z.array(said('One line.')).min(1).describe('Who the firm is, in small print.'),
})

export type KeyFactsWords = z.infer<typeof KeyFactsFile>
