import { z } from 'zod'
import { longDate } from '../../dates/plainDate.ts'
import { WebAddress as Url } from '../../facts/formats.ts'
import { pagePath, Slug, slugOf } from '../pagePath.ts'
import { Checked, freeText, group, listOf, words, wordsOrNull } from '../words/fields.ts'

const Prose = z.string().min(1)

export const BrandFile = z.strictObject({
  slug: Slug.describe('The last part of the page’s address.'),
  brandName: words('The brand as people write it.'),
  description: words('Why knowing the lender is the key to a complaint about this brand’s finance.'),
  commonLenders: listOf(
    'Usually four; the last may be the lenders directory.',
    z.strictObject({
      name: words('The lender as people know it.'),
      href: pagePath('The lender’s page, how to complain to it, or the list of lenders.', 'lenderAddresses'),
      description: words('What it has to do with the brand.'),
    }),
    1,
    6,
  ),
  uniquePoints: listOf('Exactly three things true of this brand’s finance.', Prose, 3, 3),
  popularModels: listOf('Six to eight model names.', Prose, 6, 8),
  metaDescription: words('What a search result says.', 70, 160),
  aboutBrand: group('About the brand itself.', {
    title: words('Such as "About Ford".', 5),
    content: freeText(
      'Two HTML paragraphs on the brand’s history and its presence in the UK, the last ending with a link.',
      50,
    ),
  }),
})

const Time = z.string().regex(/^(?:1[89]|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/)

const Sources = z.array(Url).min(1)

const Spell = z
  .strictObject({
    from: Time.nullable().describe('"1963", "2017-11" or a day; null when not known.'),
    to: z
      .union([z.literal('present'), Time])
      .nullable()
      .describe('"present", a year, month or day; null when not known.'),
    lender: words('The lender as agreements of the time name it.'),
    slug: slugOf('lender', 'A lender.').nullable().describe('The lender’s page, when it has one.'),
    source: Url.describe('The page this was read on.'),
    note: wordsOrNull('What to know of those years; null for nothing.'),
  })
  .refine(({ from, to }) => from === null || to === null || to === 'present' || from.slice(0, 4) <= to.slice(0, 4), {
    path: ['to'],
    message: 'must not be before it begins',
  })

/** File that says who was behind a brand’s finance, with the source of each statement on its page. */
export const BrandFinanceFile = z.strictObject({
  slug: Slug.describe('The brand, as in content/brands.'),
  lenders: listOf('Each lender in turn, oldest first.', Spell, 1),
  otherNames: z
    .array(z.string().min(2))
    .min(1)
    .optional()
    .describe('What people call the make: nicknames, short forms, old names and common misspellings.'),
  products: listOf('What the brand calls its finance products: "Ford Options (PCP)".', Prose),
  pointSources: listOf('The sources of each of the three unique points, in order.', Sources, 3, 3),
  aboutSources: Sources.describe('The sources of the words about the brand.'),
  modelSources: listOf('The sources of the list of models.', Url),
  checked: Checked,
  confidence: z.enum(['high', 'medium', 'low']).describe('How sure the sources make us.'),
})

export type Brand = z.infer<typeof BrandFile>
export type BrandFinance = z.infer<typeof BrandFinanceFile>

/** When a company began or ceased to stand behind a brand, as a page prints it: "1963", "November 2017", "1 November 2017", or words for the rest. */
export function spellDay(written: string | null, words: Readonly<Record<'unknown' | 'present', string>>): string {
  if (written === null) return words.unknown
  if (written === 'present') return words.present
  if (/^\d{4}-\d{2}$/.test(written)) return longDate(`${written}-01`).replace(/^\d+ /, '')
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? longDate(written) : written
}
