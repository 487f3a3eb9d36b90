import type { EntryFile, Kind } from '../kind.ts'
import { slugOf } from '../pagePath.ts'
import { plainText } from '../prose/plainText.ts'
import { proseAt } from '../prose/prose.ts'
import { readEntryFile } from '../readEntryFile.ts'
import { nameFrom, slugFault } from '../skeleton.ts'
import { type Brand, type BrandFinance, BrandFile, BrandFinanceFile } from './schema.ts'
import { brandFile, financeFile } from './skeleton.ts'
import { brandWords } from './words.ts'

const files: EntryFile[] = [
  {
    folder: 'brands',
    ending: 'yaml',
    shape: { name: 'brand', schema: BrandFile, describes: 'A car brand’s page.' },
  },
  {
    folder: 'brand-finance',
    ending: 'yaml',
    shape: {
      name: 'brand-finance',
      schema: BrandFinanceFile,
      describes: 'Who stood behind a brand’s finance, and where each statement on its page comes from.',
    },
  },
]
const fields = { brand: slugOf('brand', 'The brand: content/brands/<slug>.yaml.') }

/** A make of car: who lent under its name. */
export const brand = {
  fields,
  entry: { what: 'brand', under: '/brands/', files },
  read: (folder, { brand: slug, path }, placeOf) => {
    const named = () => placeOf('brand')
    const brand = readEntryFile(folder, `content/brands/${slug}.yaml`, BrandFile, named)
    const finance = readEntryFile(folder, `content/brand-finance/${slug}.yaml`, BrandFinanceFile, named)
    if (!brand || !finance) return undefined
    const { value } = brand
    return {
      title: `${value.brandName} PCP claims`,
      description: value.metaDescription,
      modified: finance.value.checked.on,
      own: { brand: value, brandFinance: finance.value },
      prose: [
        ...proseAt(
          brand.source,
          [
            ['description'],
            ['metaDescription'],
            ...value.commonLenders.map((_, index) => ['commonLenders', index, 'description']),
            ...value.uniquePoints.map((_, index) => ['uniquePoints', index]),
          ],
          { path },
        ),
        ...proseAt(brand.source, [['aboutBrand', 'content']], { path, format: 'html' }),
        ...proseAt(
          finance.source,
          [
            ...finance.value.lenders.map((_, index) => ['lenders', index, 'note']),
            ...finance.value.products.map((_, index) => ['products', index]),
          ],
          { path },
        ),
      ],
      placeOf: (...at) => brand.source.placeAt(at),
    }
  },
  sitemap: 'brands',
  parent: { group: 'brands', page: 'brands' },
  directory: { name: 'brands', columns: 4, about: 'The columns of the list of makes.' },
  parts: ['lenders', 'points', 'models', 'about', 'finance-by-year'],
  straightToThePoint: true,
  structured: 'article',
  onShared: 'Of a make.',
  words: brandWords,
  search: { group: 'find', named: true, filtered: true, listed: 'names' },
  // A make is found by its models, and leads to who may have lent.
  found: ({ brand, brandFinance }, { prose, search }) => {
    const line = (words: string) => plainText(words, prose)
    return {
      names: [
        brand.brandName,
        ...(brandFinance.otherNames ?? []),
        ...brand.popularModels,
        ...(search?.models[brand.slug] ?? []),
      ],
      sections: [
        {
          id: 'lenders',
          heading: brand.commonLenders.map(({ name }) => name).join(', '),
          text: line(brand.description),
        },
        ...brand.uniquePoints.map((point) => ({ id: 'points', heading: '', text: line(point) })),
      ],
      words: [
        ...brand.commonLenders.map(({ description }) => line(description)),
        ...brandFinance.lenders.map(({ lender }) => line(lender)),
      ].join('\n'),
    }
  },
  skeleton: ({ slug, title: name = nameFrom(slug), today, pathOf }) =>
    slugFault(slug) ?? {
      path: `/brands/${slug}`,
      line: `brand: ${slug}`,
      files: new Map([
        [`content/brands/${slug}.yaml`, brandFile(slug, name, pathOf('lenders'))],
        [`content/brand-finance/${slug}.yaml`, financeFile(slug, today)],
      ]),
      done: [
        `/brands/${slug} is there: write it in content/brands/${slug}.yaml and content/brand-finance/${slug}.yaml.`,
        'The Brands menu lists it by itself.',
      ],
    },
} as const satisfies Kind<typeof fields, { brand: Brand; brandFinance: BrandFinance }>
