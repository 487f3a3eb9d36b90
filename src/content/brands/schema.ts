import { z } from 'zod'
import { WebAddress as Url } from '../../facts/webAddress.ts'
import { pagePath, Slug, slugOf } from '../pagePath.ts'

const Prose = z.string().min(1)

/** A car brand’s page. */
export const BrandFile = z.strictObject({
  slug: Slug.describe('The last part of the page’s address.'),
  brandName: z.string().min(2).describe('The brand as people write it.'),
  description: Prose.describe('Why knowing the lender is the key to a complaint about this brand’s finance.'),
  commonLenders: z
    .array(
      z.strictObject({
        name: z.string().min(2).describe('The lender as people know it.'),
        href: pagePath('The lender’s page, how to complain to it, or the list of lenders.', 'lenderAddresses'),
        description: Prose.describe('What it has to do with the brand.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Usually four; the last may be the lenders directory.'),
  uniquePoints: z.array(Prose).length(3).describe('Exactly three things true of this brand’s finance.'),
  popularModels: z.array(z.string().min(1)).min(6).max(8).describe('Six to eight model names.'),
  metaDescription: z.string().min(70).max(160).describe('What a search result says.'),
  aboutBrand: z
    .strictObject({
      title: z.string().min(5).describe('Such as "About Ford".'),
      content: z
        .string()
        .min(50)
        .describe(
          'Two HTML paragraphs on the brand’s history and its presence in the UK, the last ending with a link.',
        ),
    })
    .describe('About the brand itself.'),
})

const Sources = z.array(Url).min(1)

/** File that says who was behind a brand’s finance, with the source of each statement on its page. */
export const BrandFinanceFile = z.strictObject({
  slug: Slug.describe('The brand, as in content/brands.'),
  lenders: z
    .array(
      z.strictObject({
        from: z.string().nullable().describe('"1963", "2017-11" or a day; null when not known.'),
        to: z.string().nullable().describe('"present", a year, month or day; null when not known.'),
        lender: Prose.describe('The lender as agreements of the time name it.'),
        slug: slugOf('lender', 'A lender.').nullable().describe('The lender’s page, when it has one.'),
        source: Url.describe('The page this was read on.'),
        note: Prose.nullable().describe('What to know of those years; null for nothing.'),
      }),
    )
    .min(1)
    .describe('Each lender in turn, oldest first.'),
  otherNames: z
    .array(z.string().min(2))
    .min(1)
    .optional()
    .describe('What people call the make: nicknames, short forms, old names and common misspellings.'),
  products: z.array(Prose).describe('What the brand calls its finance products: "Ford Options (PCP)".'),
  pointSources: z.array(Sources).length(3).describe('The sources of each of the three unique points, in order.'),
  aboutSources: Sources.describe('The sources of the words about the brand.'),
  modelSources: z.array(Url).describe('The sources of the list of models.'),
  checked: z
    .strictObject({
      on: z.iso.date().describe('The day someone opened the sources.'),
      by: z.string().min(2).describe('Who looked.'),
    })
    .describe('When all this was last looked up.'),
  confidence: z.enum(['high', 'medium', 'low']).describe('How sure the sources make us.'),
})

export type BrandFile = z.infer<typeof BrandFile>
export type Brand = BrandFile
export type BrandFinance = z.infer<typeof BrandFinanceFile>
