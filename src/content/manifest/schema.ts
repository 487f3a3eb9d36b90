import { z } from 'zod'
import { CompanyNumber, Phone } from '../../facts/formats.ts'
import { allKinds, type Kinds, type PageKind } from '../kinds.ts'
import { oneOf, Path, pagePath, slugOf } from '../pagePath.ts'
import { freeText, group, listOf, matching, words } from '../words/fields.ts'

const common = {
  path: Path,
  aliases: z.array(Path).optional().describe('Other addresses that show the same page.'),
}

type Page<Tool extends string> = {
  [Name in PageKind]: z.infer<z.ZodObject<typeof common>> &
    z.infer<z.ZodObject<Kinds[Name]['fields']>> & { kind: Name } & (Name extends 'tool' ? { tool: Tool } : unknown)
}[PageKind]

function pageOf<Tool extends string>(tools: readonly Tool[]): z.ZodType<Page<Tool>> {
  const ofTools = { tool: z.enum(tools).describe('Which tool the page holds.') }
  const pages = allKinds.map(([kind, { fields }]) =>
    z.strictObject({ ...common, kind: z.literal(kind), ...fields, ...(kind === 'tool' ? ofTools : {}) }),
  )
  return z.discriminatedUnion('kind', pages as [(typeof pages)[number]]) as unknown as z.ZodType<Page<Tool>>
}

const Label = words('The words of the link.', 2, 60)

export const guideCategories = [
  'understanding',
  'misselling',
  'scenarios',
  'redress',
  'myths',
  'comparisons',
  'legal',
] as const
export const toolCategories = ['quick', 'generators', 'guides'] as const

export const GuideLink = z.strictObject({
  label: Label,
  href: pagePath('The page it leads to.'),
  description: words('What the guide answers, in one short sentence.', 10, 120),
  category: z.enum(guideCategories).describe('The column it stands in.'),
  featured: z.boolean().optional().describe('Shown large, with a button. One guide only.'),
})

export const ToolLink = z.strictObject({
  label: Label,
  href: pagePath('The page it leads to.'),
  icon: z
    .enum([
      'calculator',
      'check',
      'clock',
      'list',
      'letter',
      'scales',
      'pen',
      'folder',
      'parcel',
      'building',
      'car',
      'flag',
      'phone',
      'compass',
      'shield',
      'person',
    ])
    .describe('The small drawing beside it.'),
  featured: z.boolean().optional().describe('Shown large, with a button. One tool only.'),
  category: z.enum(toolCategories).optional().describe('The column it stands in; none for the site resources.'),
  description: words('What the tool does, in one short sentence.', 10, 120).optional(),
})

export const LenderLink = z.strictObject({
  label: Label,
  href: pagePath('The claim page it leads to.', 'claimPages').refine(
    (path) => path.startsWith('/claims/'),
    // Assume that a misspelt address has the lender right.
    { error: ({ input }) => `must be the address of a claim page, /claims/${String(input).split('/').at(-1)}` },
  ),
})

const above = words('What stands above the column.')

const columnsOf = <Category extends string>(categories: readonly [Category, ...Category[]]) =>
  listOf(
    'The columns, from left to right.',
    z.strictObject({
      category: z.enum(categories).describe('Links of this category stand in the column.'),
      title: above,
    }),
    1,
  )

const menuLabel = words('What the menu is called: on its button, and above it on small screens.')

/** A column of lenders or brands: the popular ones as they are listed, or those of the rest that no column before it took. */
const SharedColumn = z.discriminatedUnion('takes', [
  z.strictObject({ title: above, takes: z.literal('popular') }),
  z.strictObject({
    title: above,
    takes: z.literal('rest').describe('What is not popular, by name.'),
    upTo: matching(
      'One capital letter: the last that a name in the column begins with. Without it, all that is left.',
      /^[A-Z]$/,
    ).optional(),
  }),
])

const sharedColumns = listOf('The columns, from left to right, and what each takes.', SharedColumn, 2)

export const Menus = z.strictObject({
  guides: group('The Guides menu.', {
    label: menuLabel,
    action: words('On the button of the featured guide.'),
    columns: columnsOf(guideCategories),
    links: listOf('Every link of the menu; its category says in which column.', GuideLink),
  }),
  tools: group('The Tools menu.', {
    label: menuLabel,
    action: words('On the button of the featured tool.'),
    columns: columnsOf(toolCategories),
    links: listOf('Every link of the menu; its category says in which column.', ToolLink),
    resources: group('The last column: pages that are no tools.', {
      title: above,
      links: listOf('Its links, in their order.', ToolLink),
    }),
  }),
  lenders: group('The Lenders menu.', {
    label: menuLabel,
    viewAll: words('The link to the page that lists all lenders.'),
    columns: sharedColumns,
    popular: listOf('The labels of the eight lenders listed first.', oneOf('lenderLabels', z.string()), 8, 8),
    links: listOf('Every claim page, in the order of the menu.', LenderLink),
  }),
  brands: group('The Brands menu; all brands follow by themselves.', {
    label: menuLabel,
    viewAll: words('The link to the page that lists all brands.'),
    entry: words('How each brand reads: {brand}.'),
    columns: sharedColumns,
    popular: listOf('The slugs of the eight brands listed first.', slugOf('brand', 'A brand.'), 8, 8),
  }),
})

export const Redirect = z.strictObject({
  from: Path.describe('The address that has moved.'),
  to: pagePath('The page it leads to; never another redirect.'),
})

/** Every address of the site, its menus and who runs it, for a site whose pages may hold these tools. */
export const manifestOf = <Tool extends string>(tools: readonly Tool[]) =>
  z.strictObject({
    name: words('The name of the site. Changed here, it changes everywhere.'),
    origin: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain })
      .regex(/^https:\/\/[a-z0-9.-]+$/)
      .describe('The site’s own address, without a "/" at the end.'),
    company: Company.describe('Who runs the site. Said on every page.'),
    menus: Menus.optional().describe('The four menus of the header.'),
    footer: z
      .strictObject({
        lenders: z.array(pagePath('The page it leads to.')).describe('The useful lender links.'),
      })
      .optional()
      .describe('What the footer lists beside the company.'),
    shareImages: z.boolean().optional().describe('Whether each page gets a picture for shared links.'),
    pages: listOf('Every page. Moving one? npm run move -- /old /new leaves a redirect.', pageOf(tools), 1),
    redirects: z.array(Redirect).optional().describe('Addresses that have moved.'),
  })

export type Menus = z.infer<typeof Menus>
export type SharedColumn = z.infer<typeof SharedColumn>
export type Redirect = z.infer<typeof Redirect>

// The host goes into headers and server settings, where a stray sign would be read as one of theirs.
const Url = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

export const Company = z.strictObject({
  legalName: freeText('The firm’s full name as registered.', 2),
  address: listOf('The office address, line by line.', z.string().min(2), 2),
  hours: words('When the phone is answered.', 5),
  email: z.email().describe('Where people write to.'),
  phone: Phone.describe('The number to ring, in figures and spaces.'),
  applicationUrl: Url.describe('The separate site where people apply to use the firm.'),
  firmReference: matching('The number on the Financial Services Register, in quotes.', /^\d{6,7}$/),
  dataProtectionRegistration: matching(
    'The registration with the Information Commissioner, in quotes.',
    /^[A-Z0-9]{7,9}$/,
  ),
  companyNumber: CompanyNumber.describe('The Companies House number, in quotes.'),
  fee: z
    .strictObject({
      percent: z
        .number()
        .min(1)
        .max(100)
        .describe('The share of what a customer is paid, before VAT. The limit holds where it is lower.'),
      terms: freeText('When it is due and on what, in a sentence or two. Shown under the table of fees.', 10),
    })
    .optional()
    .describe('What the firm itself charges; shown beside the limits.'),
  social: group('Where else the firm can be found; linked from the footer.', {
    facebook: Url.describe('The firm’s page on Facebook.'),
    instagram: Url.describe('The firm’s page on Instagram.'),
    twitter: Url.describe('The firm’s page on X.'),
    linkedin: Url.describe('The firm’s page on LinkedIn.'),
    youtube: Url.describe('The firm’s page on YouTube.'),
  }).refine((social) => new Set(Object.values(social)).size === 5, 'must lead to five pages'),
  map: group('Where the office is.', {
    embed: Url.describe('What the map frame shows once a visitor asks for it.'),
    directions: Url.describe('The page that gives directions to the office.'),
  }),
})

export type Company = z.infer<typeof Company>

const sampleMarks: Partial<Record<keyof Company, RegExp>> = {
  legalName: /\bsample\b/i,
  address: /\bsample\b/i,
  email: /example\.(?:com|org|net)$/,
  phone: /^01632 ?960/,
  applicationUrl: /\bexample\.(?:com|org|net)\b/,
  firmReference: /^0+$/,
  dataProtectionRegistration: /^Z?0+$/,
  companyNumber: /^0+$/,
  fee: /\bsample\b/i,
  social: /\bexample\.(?:com|org|net)\b/,
  map: /\bexample\.(?:com|org|net)\b/,
}

/** The details that are still reserved sample values, such as an example.com address or a number of zeros. */
export function sampleDetails(company: Company): (keyof Company)[] {
  return (Object.keys(sampleMarks) as (keyof Company)[]).filter((key) => {
    const value = company[key] ?? ''
    const texts = typeof value === 'string' ? [value] : Object.values(value)
    return texts.some((text) => sampleMarks[key]?.test(String(text)))
  })
}
