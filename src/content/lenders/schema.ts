import { z } from 'zod'
import { CompanyNumber, endsWithPostcode, Phone, WebAddress as Url } from '../../facts/formats.ts'
import { Slug, slugOf } from '../pagePath.ts'
import { Checked, freeText, group, listOf, words, wordsOrNull } from '../words/fields.ts'

const Name = words('A name, as people read it.', 2)

const lenderStates = ['active', 'renamed', 'merged', 'sold', 'closed'] as const
const contactTypes = ['complaints', 'customer service', 'privacy notice or press', 'third-party page'] as const

const confidences = z.enum(['high', 'medium', 'low'])

const restsOn = {
  source: Url.describe('Where it is said that this firm answers.'),
  confidence: confidences.describe('Anything but "high" is printed as not confirmed.'),
}

export const LenderFile = z.strictObject({
  slug: Slug.describe('The last part of the address of the lender’s page.'),
  name: words('The name people know.'),
  legalName: wordsOrNull('The company in the small print; null when no source was found.'),
  formerNames: listOf('Names older paperwork may carry.', Name),
  tradingNames: listOf('Names it lends under.', Name),
  parent: wordsOrNull('Who owns it.'),
  companyNumber: CompanyNumber.refine((number) => !/^0+$/.test(number), 'must be its own')
    .nullable()
    .describe('Companies House number, in quotes; null when not found.'),
  status: group('What has become of it.', {
    state: z.enum(lenderStates).describe('Whether it still trades under this name.'),
    detail: words('What has happened to it and who answers now. Figures are fact references.'),
  }),
  successor: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('lender'),
        lender: slugOf('lender', 'The lender that answers now, by its slug.'),
        ...restsOn,
      }),
      z.strictObject({
        kind: z.literal('firm'),
        name: freeText(
          'The company that answers now, when it has no lender file. The contact under complaints is its own.',
          2,
        ),
        ...restsOn,
      }),
    ])
    .optional()
    .describe('Who answers complaints now, when it is not this lender. Left out unless a source says so.'),
  lenderType: words('What kind of lender it is: "bank owned by a carmaker".', 3),
  products: listOf('Kinds of finance it wrote, in its own words.', Name),
  brandsFinanced: z.array(Name).nullable().describe('Makes of car; null when not found.'),
  discretionaryCommission: group('Commission where the dealer could change the rate.', {
    value: z
      .enum(['yes', 'no', 'unknown'])
      .describe('Whether it says, or a decision found, that dealers could set the rate.'),
    basis: words('What that rests on, in a sentence.'),
    source: Url.nullable().describe('Where it is said; null when nothing was found.'),
  }).refine(({ value, source }) => value === 'unknown' || source !== null, {
    path: ['source'],
    message: 'must be the address where the yes or no is said, unless value is unknown',
  }),
  complaints: group('How to complain to it.', {
    email: z.email().nullable().describe('Where complaints go by email; null when not found.'),
    phone: Phone.nullable().describe('The number for complaints; null when not found.'),
    postalAddress: z
      .string()
      .refine(endsWithPostcode, 'must end with the postcode')
      .nullable()
      .describe('Where complaints go by post, on one line; null when not found.'),
    webform: Url.nullable().describe('Its own complaint form; null when not found.'),
    contactType: z.enum(contactTypes).nullable().describe('What kind of page gave the contact.'),
    source: Url.nullable().describe('The page the contact was read on.'),
    note: wordsOrNull('What to know before using it.'),
  }),
  commissionPage: Url.nullable().describe('The lender’s own page about commission complaints.'),
  notes: listOf('What a customer of this lender should know.', z.string().min(1)),
  sources: listOf('Every page this file rests on.', Url, 1),
  checked: Checked,
  confidence: confidences.describe('How sure the sources make us.'),
})

export type Lender = z.infer<typeof LenderFile>

const Year = z.number().int().min(1850).max(2100)

/** content/lender-names.yaml: every other name a lender has been known by. */
export const LenderNamesFile = z.array(
  z
    .strictObject({
      name: words('The name as people write it.'),
      kind: z
        .enum(['former', 'trading', 'brand', 'typed'])
        .describe('A name it no longer uses, one it lends under, a car brand’s finance name, or how people write it.'),
      lender: slugOf('lender', 'The lender that answers now, by its slug.'),
      from: Year.optional().describe('The first year of the name, when a source says so.'),
      to: Year.optional().describe('The last year of the name, when a source says so.'),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      message: 'must not be before the first year',
    }),
)

export type LenderNames = z.infer<typeof LenderNamesFile>
