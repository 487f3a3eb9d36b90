import type { SourcePosition } from '../../problems/problem.ts'
import { readPageOf } from '../articles/kinds.ts'
import { readArticle } from '../articles/readArticle.ts'
import { type EntryFile, type EntrySearchText, type Kind, type ReadPage, readEntryFile } from '../kind.ts'
import { slugOf } from '../pagePath.ts'
import { plainText } from '../prose/plainText.ts'
import { proseIn } from '../prose/prose.ts'
import type { SiteFolder } from '../reading/folder.ts'
import { frontMatterOf, nameFrom, yamlText } from '../skeleton.ts'
import { group, named } from '../words/fields.ts'
import { type Lender, LenderFile } from './schema.ts'

export const lenderEntryFile: EntryFile = {
  folder: 'lenders',
  ending: 'yaml',
  shape: {
    name: 'lender',
    schema: LenderFile.describe('A finance company: what it is called, what it lent for, and how to complain to it.'),
  },
}

/** Page about a lender whose own words are in some file, with the source of what is known of it. */
export function readLender(folder: SiteFolder, path: string, slug: string, words: string, named: () => SourcePosition) {
  const lender = readEntryFile(folder, `content/lenders/${slug}.yaml`, LenderFile, named)
  const article = readArticle(folder, words, named)
  if (!lender || !article) return undefined
  const read = readPageOf(article, path)
  const checked = lender.value.checked.on
  const page: ReadPage<{ lender: Lender }> = {
    ...read,
    own: { lender: lender.value },
    modified: read.modified > checked ? read.modified : checked,
  }
  return { page, lender }
}

const foundLender: NonNullable<Kind<Record<never, never>, { lender: Lender }>['found']> = (
  { lender },
  { lenderNames, prose },
): EntrySearchText => {
  const { slug, name, legalName, formerNames, tradingNames, notes, status, brandsFinanced, complaints, parent } = lender
  const known = lenderNames.filter((other) => other.lender === slug).map((other) => other.name)
  const said = [status.detail, ...notes].map((words) => plainText(words, prose))
  return {
    names: [...new Set([name, legalName ?? '', ...formerNames, ...tradingNames, ...known])].filter(Boolean),
    words: [...said, ...(brandsFinanced ?? []), complaints.postalAddress ?? '', parent ?? ''].join('\n'),
  }
}

export const lenderPage = {
  parent: { group: 'lenders', page: 'lenders' },
  reading: 8,
  parts: ['complain', 'names', 'what-happens-next'],
  straightToThePoint: true,
  structured: 'article',
  found: foundLender,
} as const satisfies Partial<Kind<Record<never, never>, { lender: Lender }>>

const fields = { lender: slugOf('lender', 'The lender: content/lenders/<slug>.yaml and .md.') }

const lenderWords = group('Pages of lenders: how sure a contact is, who answers today, and what is known of them.', {
  ...named('names', 'commission', 'next', 'answersToday', 'now', 'complain', 'write {lender}', 'records'),
  ways: group('How it can be reached.', named('webform', 'email', 'phone', 'postalAddress')),
  ...named('form'),
  ...named('checked {day}', 'complaints', 'general', 'notice', 'elsewhere', 'none', 'answers {name} {lender} {source}'),
  ...named('source', 'alsoAnswers {lenders}', 'and'),
  rows: group('What its papers may say.', {
    ...named('legalName', 'tradingNames', 'formerNames', 'parent', 'companyNumber', 'lenderType', 'products'),
    ...named('brandsFinanced'),
  }),
  ...named('missing', 'used'),
  uses: group('Whether it used discretionary commission.', named('yes', 'no', 'unknown')),
  ...named('ownPage {lender}', 'makes', 'make {brand}', 'who {lender}'),
})

export const lender = {
  fields,
  entry: { what: 'lender', under: '/lenders/', files: [{ folder: 'lenders', ending: 'md' }, lenderEntryFile] },
  read: (folder, { lender: slug, path }, placeOf) => {
    const read = readLender(folder, path, slug, `content/lenders/${slug}.md`, () => placeOf('lender'))
    if (!read) return undefined
    const own = ['status.detail', 'discretionaryCommission.basis', 'complaints.note', 'notes.*']
    return {
      ...read.page,
      prose: [
        ...read.page.prose,
        ...proseIn(read.lender, own, { path }),
        ...proseIn(read.lender, ['lenderType'], { path, format: 'plain' }),
      ],
    }
  },
  sitemap: 'lenders',
  ...lenderPage,
  directory: { name: 'lenders', columns: 4, about: 'The columns of the list of lenders.' },
  onShared: 'Of a lender.',
  words: lenderWords,
  search: { group: 'find', named: true, filtered: true },
  skeleton: ({ slug, title: name = nameFrom(slug), today }) => ({
    path: `/lenders/${slug}`,
    line: `lender: ${slug}`,
    files: new Map([
      [`content/lenders/${slug}.yaml`, lenderFile(slug, name, today)],
      [
        `content/lenders/${slug}.md`,
        `${frontMatterOf(`${name}: what we know`, today)}
## Finding this lender on your agreement

Say here which company the small print names. Until that is found, readers can look the name up on the Financial Services Register.

## What it has said about commission

Say here what the lender itself has published, and link to it.
`,
      ],
    ]),
    done: [
      `/lenders/${slug} is there: fill in content/lenders/${slug}.yaml and write content/lenders/${slug}.md.`,
      `npm run new -- claim ${slug} adds its claim page.`,
    ],
  }),
} as const satisfies Kind<typeof fields, { lender: Lender }>

const register = 'https://register.fca.org.uk/'

const lenderFile = (slug: string, name: string, today: string): string => `slug: ${slug}
name: ${yamlText(name)}
legalName: null # the company in the small print; null until a source is found
formerNames: []
tradingNames: []
parent: null
companyNumber: null # in quotes: "00000000"
status:
  state: active # active, renamed, merged, sold or closed
  detail: What has become of this lender has not been looked up yet.
lenderType: not found
products: []
brandsFinanced: null
discretionaryCommission:
  value: unknown # yes, no or unknown
  basis: No source was found that says either way.
  source: null
complaints:
  email: null
  phone: null
  postalAddress: null
  webform: null
  contactType: null # complaints, customer service, privacy notice or press, third-party page
  source: null
  note: No complaints contact has been looked up yet. The Financial Services Register lists one for every firm.
commissionPage: null
notes: []
sources:
  - ${register}
checked:
  on: ${today}
  by: Kerbside editors
confidence: low
`
