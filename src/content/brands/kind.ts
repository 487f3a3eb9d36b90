import { type EntryFile, type Kind, readEntryFile } from '../kind.ts'
import { slugOf } from '../pagePath.ts'
import { plainText } from '../prose/plainText.ts'
import { proseIn } from '../prose/prose.ts'
import { nameFrom, yamlText } from '../skeleton.ts'
import { group, named, words } from '../words/fields.ts'
import { type Brand, BrandFile, type BrandFinance, BrandFinanceFile } from './schema.ts'

const files: EntryFile[] = [
  {
    folder: 'brands',
    ending: 'yaml',
    shape: { name: 'brand', schema: BrandFile.describe('A car brand’s page.') },
  },
  {
    folder: 'brand-finance',
    ending: 'yaml',
    shape: {
      name: 'brand-finance',
      schema: BrandFinanceFile.describe(
        'Who stood behind a brand’s finance, and where each statement on its page comes from.',
      ),
    },
  },
]
const fields = { brand: slugOf('brand', 'The brand: content/brands/<slug>.yaml.') }

const column = words('A column.')

const brandWords = group('Pages of makes of cars.', {
  ...named('today', 'others', 'notConfirmed', 'find {brand}', 'write {lender}'),
  parts: group('The list of its parts.', named('lenders', 'years', 'points', 'models', 'about')),
  ...named('lenders {brand}', 'years {brand}'),
  table: words('What the table is, as it is read out. {brand}'),
  from: column,
  to: column,
  unknown: words('In it, where a time is not known.'),
  present: words('In it, for a lender that still lends.'),
  company: column,
  ...named('source', 'soldAs {brand} {products}', 'points {brand}'),
})

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
        ...proseIn(brand, ['description', 'metaDescription', 'commonLenders.*.description', 'uniquePoints.*'], {
          path,
        }),
        ...proseIn(brand, ['aboutBrand.content'], { path, format: 'html' }),
        ...proseIn(finance, ['lenders.*.note', 'products.*'], { path }),
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
  skeleton: ({ slug, title: name = nameFrom(slug), today, pathOf }) => ({
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
  }),
} as const satisfies Kind<typeof fields, { brand: Brand; brandFinance: BrandFinance }>

const register = 'https://register.fca.org.uk/'

const brandFile = (slug: string, name: string, lenders: string): string => `slug: ${slug}
brandName: ${yamlText(name)}
description: >-
  Say here which lender most ${name} agreements name, and why a complaint begins with finding it.
commonLenders: # usually four, the last the directory
  - name: All lenders
    href: ${lenders}
    description: >-
      Nobody has looked up yet which lenders financed ${name} cars. The directory lists those we know.
uniquePoints: # exactly three things true of this brand’s finance
  - >-
    Say here something true of ${name} finance alone, with its source in content/brand-finance/${slug}.yaml.
  - >-
    Say here something a customer of ${name} can check on the agreement.
  - >-
    Say here what ${name} or its lender has published about commission, or that nothing was found.
popularModels: # six to eight
  - Say here one model
  - Say here a second model
  - Say here a third model
  - Say here a fourth model
  - Say here a fifth model
  - Say here a sixth model
metaDescription: >-
  ${`${name} finance: find out which lender it was, what is known of its commission, and how to complain yourself, free.`.slice(0, 160)}
aboutBrand:
  title: ${yamlText(`About ${name}`)}
  content: >-
    <p>Say here where ${name} comes from and when it first sold cars in the UK, with facts for every year and number.</p>
    <p>Say here how it sells in the UK today. You can complain to the lender yourself, free: see <a href="/">how to begin</a>.</p>
`

const financeFile = (slug: string, today: string): string => `slug: ${slug}
lenders:
  - from: null # "1963", "2017-11" or a day
    to: null # present, a year, a month or a day
    lender: Not found yet
    slug: null # the lender’s own page here, when it has one
    source: "${register}"
    note: Say here where it was found. Look the lender’s name up on the Financial Services Register.
products: []
pointSources: # one list for each of the three points, in order
  - - "${register}"
  - - "${register}"
  - - "${register}"
aboutSources:
  - "${register}"
modelSources: []
checked: { on: ${today}, by: Kerbside editors }
confidence: low
`
