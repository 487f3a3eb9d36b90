import { z } from 'zod'
import { listOf, words } from '../words/fields.ts'

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
  parts: listOf(
    'What it says, from the top.',
    z.union([
      z.strictObject({ heading: words('A heading.') }),
      z.strictObject({ text: said('A paragraph.') }),
      z.strictObject({ list: listOf('Points, one below the other.', said('One point.'), 1) }),
      z.strictObject({
        fees: listOf(
          'The table of what the firm may charge, by the names of its columns.',
          words('What a column shows: the sum, the fee, VAT, what is kept, and what is kept without a firm.'),
          5,
          5,
        ),
      }),
    ]),
    1,
  ),
  foot: listOf('Who the firm is, in small print.', said('One line.'), 1),
})

export type KeyFactsWords = z.infer<typeof KeyFactsFile>
