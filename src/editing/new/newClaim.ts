import { nearest } from '../../problems/nearest.ts'
import type { Editable } from '../edit.ts'
import { type Splice, splice } from '../splice.ts'
import { lineAfter, lineBefore } from '../yamlSplices.ts'
import type { NewEntry } from './asked.ts'
import { pageLine } from './pageLine.ts'
import { newFrontMatter, yamlText } from './words.ts'

/** The claim page of a lender that is there, with its place in the Lenders menu. */
export const newClaim: NewEntry = (site, { slug, today, title }) => {
  const {
    site: { lenders },
    contentFiles,
    manifest: { source },
  } = site.draft
  const lender = lenders.get(slug)
  if (!lender) {
    const meant = nearest(slug, lenders.keys())
    return {
      refused: `there is no lender "${slug}"${meant === undefined ? `; add it first: npm run new -- lender ${slug}` : `; did you mean ${meant}?`}`,
    }
  }
  const file = `content/claims/${slug}.md`
  if (contentFiles.includes(file)) return { refused: `${file} is already there` }
  return {
    changes: new Map([
      [
        file,
        `${newFrontMatter(title ?? `${lender.name} PCP claims`, today)}
## Is this about you?

Say which agreements with ${lender.name} this page is about, and how to tell from the paperwork.

## What to ask it

Say what to ask the lender for, and that asking and complaining are free.
`,
      ],
      [
        source.file,
        splice(source.text, [
          pageLine(site, 'claim', `{ kind: claim, path: /claims/${slug}, lender: ${slug} }`),
          ...menuLine(site, lender.name, slug),
        ]),
      ],
    ]),
    done: [`/claims/${slug} is there and in the Lenders menu: write it in ${file}.`],
  }
}

/** The menu is in order of name. */
function menuLine(
  {
    draft: {
      manifest: {
        value: { menus },
        source,
      },
    },
  }: Editable,
  name: string,
  slug: string,
): Splice[] {
  const links = menus?.lenders.links ?? []
  if (links.length === 0) return []
  const line = `{ label: ${yamlText(name)}, href: /claims/${slug} }`
  const after = links.findIndex(({ label }) => label.localeCompare(name, 'en') > 0)
  return [
    after === -1
      ? lineAfter(source, ['menus', 'lenders', 'links', links.length - 1], line)
      : lineBefore(source, ['menus', 'lenders', 'links', after], line),
  ]
}
