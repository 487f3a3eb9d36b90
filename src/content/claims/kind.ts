import type { Kind } from '../kind.ts'
import { lenderEntryFile, lenderPage, readLender } from '../lenders/kind.ts'
import type { Lender } from '../lenders/schema.ts'
import { slugOf } from '../pagePath.ts'
import { frontMatterOf } from '../skeleton.ts'

const fields = { lender: slugOf('lender', 'The lender: content/lenders/<slug>.yaml and content/claims/<slug>.md.') }

export const claim = {
  fields,
  entry: { what: 'lender', under: '/claims/', files: [{ folder: 'claims', ending: 'md' }, lenderEntryFile] },
  // The lender’s own fields are read with its lender page.
  read: (folder, { lender: slug, path }, placeOf) =>
    readLender(folder, path, slug, `content/claims/${slug}.md`, () => placeOf('lender'))?.page,
  sitemap: 'claims',
  ...lenderPage,
  onShared: 'Of how to complain to a lender.',
  search: { group: 'do', named: true, listed: 'title' },
  skeleton: ({ slug, entryName: lender = '', title = `${lender} PCP claims`, today }) => ({
    path: `/claims/${slug}`,
    line: `lender: ${slug}`,
    menuLabel: lender,
    files: new Map([
      [
        `content/claims/${slug}.md`,
        `${frontMatterOf(title, today)}
## Is this about you?

Say here which agreements with ${lender} this page is about, and how to tell from the paperwork.

## What to ask it

Say here what to ask the lender for, and that asking and complaining are free.
`,
      ],
    ]),
    done: [`/claims/${slug} is there and in the Lenders menu: write it in content/claims/${slug}.md.`],
  }),
} as const satisfies Kind<typeof fields, { lender: Lender }>
