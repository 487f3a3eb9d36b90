import { modeline } from '../../content/modeline.ts'
import { splice } from '../splice.ts'
import type { NewEntry } from './asked.ts'
import { pageLine } from './pageLine.ts'
import { nameFrom, newFrontMatter, slugFault, yamlText } from './words.ts'

const register = 'https://register.fca.org.uk/'

/** A lender of which nothing is known yet but its name. */
export const newLender: NewEntry = (site, { slug, today, title: name = nameFrom(slug) }) => {
  const refused = slugFault(slug)
  if (refused !== undefined) return { refused }
  const {
    contentFiles,
    manifest: { source },
  } = site.draft
  const file = `content/lenders/${slug}.yaml`
  if (contentFiles.includes(file)) return { refused: `the lender "${slug}" is already there` }
  return {
    changes: new Map([
      [file, modeline(file) + lenderFile(slug, name, today)],
      [
        `content/lenders/${slug}.md`,
        `${newFrontMatter(`${name}: what we know`, today)}
## Finding this lender on your agreement

Say which company the small print names. Until that is found, readers can look the name up on the Financial Services Register.

## What it has said about commission

Not found yet. Say what the lender itself has published, and link to it.
`,
      ],
      [
        source.file,
        splice(source.text, [pageLine(site, 'lender', `{ kind: lender, path: /lenders/${slug}, lender: ${slug} }`)]),
      ],
    ]),
    done: [
      `/lenders/${slug} is there: fill in content/lenders/${slug}.yaml and write content/lenders/${slug}.md.`,
      `npm run new -- claim ${slug} adds its claim page.`,
    ],
  }
}

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
