import { splice } from '../splice.ts'
import type { NewEntry } from './asked.ts'
import { pageLine } from './pageLine.ts'
import { newFrontMatter, slugFault, titleFrom } from './words.ts'

/** A guide at /guides/SLUG, in no menu yet. */
export const newGuide: NewEntry = (site, { slug, today, title = titleFrom(slug) }) => {
  const refused = slugFault(slug)
  if (refused !== undefined) return { refused }
  const { source } = site.draft.manifest
  const content = `pages/guides/${slug}.md`
  if (site.draft.contentFiles.includes(`content/${content}`)) return { refused: `content/${content} is already there` }
  const line = pageLine(site, 'guide', `{ kind: guide, path: /guides/${slug}, content: ${content} }`)
  return {
    changes: new Map([
      [
        `content/${content}`,
        `${newFrontMatter(title, today)}
## What happened, in a minute

Say first what this is about and whom it touches. Short sentences, the plain word before the term.

## What to do

Say what a reader can do, step by step, and that complaining is free.
`,
      ],
      [source.file, splice(source.text, [line])],
    ]),
    done: [
      `/guides/${slug} is there: write it in content/${content}.`,
      'To put it in the Guides menu, add a link under menus: guides: links: in site.manifest.yaml.',
    ],
  }
}
