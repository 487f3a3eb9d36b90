import type { Kind } from '../kind.ts'
import { slugOf } from '../pagePath.ts'
import { proseIn } from '../prose/prose.ts'
import { frontMatterOf, nameFrom, slugFault, yamlText } from '../skeleton.ts'
import { group, named } from '../words/fields.ts'
import { lenderEntryFile, lenderPage, readLender } from './readLender.ts'
import type { Lender } from './schema.ts'

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
  skeleton: ({ slug, title: name = nameFrom(slug), today }) =>
    slugFault(slug) ?? {
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
    },
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
