import { z } from 'zod'
import type { Kind, ReadPage } from '../kind.ts'
import { oneOf } from '../pagePath.ts'
import { type Prose, proseIn } from '../prose/prose.ts'
import { frontMatterOf, titleFrom } from '../skeleton.ts'
import { matching } from '../words/fields.ts'
import { type ReadArticle, readArticle } from './readArticle.ts'

const fields = {
  content: oneOf(
    'pageFiles',
    matching(
      'The Markdown file under content/ with the page’s words.',
      /^(?!content\/)[a-z0-9-]+(?:\/[a-z0-9-]+)*\.md$/,
    ),
  ),
}
type Article = Kind<typeof fields, object>

export function readPageOf({ article, front, text }: ReadArticle, path: string): ReadPage {
  const { title, description, updated } = article.meta
  const body: Prose = {
    source: text,
    start: article.bodyOffset,
    end: text.text.length,
    format: 'markdown',
    path,
    part: 'body',
  }
  const top = proseIn({ value: article.meta, source: front }, ['title', 'description', 'summary', 'changes.*.what'], {
    path,
  })
  return {
    title,
    description,
    modified: updated,
    article,
    own: {},
    prose: [...top, body],
    placeOf: (...at) => front.placeAt(at),
  }
}

const read: Article['read'] = (folder, { content, path }, placeOf) => {
  const article = readArticle(folder, `content/${content}`, () => placeOf('content'))
  return article && readPageOf(article, path)
}

export const home = {
  fields,
  read,
  fixed: '/',
  sitemap: 'start',
  reading: 8,
  structured: 'firm',
  search: { group: 'read', weight: 0.6 },
} as const satisfies Article

export const guide = {
  fields,
  read,
  sitemap: 'guides',
  parent: { group: 'guides', page: 'sitemap', part: '#guides' },
  reading: 8,
  nextSteps: true,
  structured: 'article',
  onShared: 'Of a guide.',
  search: { group: 'read', asked: true },
  skeleton: ({ slug, title = titleFrom(slug), today }) => {
    const content = `pages/guides/${slug}.md`
    return {
      path: `/guides/${slug}`,
      line: `content: ${content}`,
      files: new Map([
        [
          `content/${content}`,
          `${frontMatterOf(title, today)}
## What happened, in a minute

Say here what this is about and whom it touches. Short sentences, the plain word before the term.

## What to do

Say here what a reader can do, step by step, and that complaining is free.
`,
        ],
      ]),
      done: [
        `/guides/${slug} is there: write it in content/${content}.`,
        'To put it in the Guides menu, add a link under menus: guides: links: in site.manifest.yaml.',
      ],
    }
  },
} as const satisfies Article

/** Its manifest line names the tool as well: the registry says which there are. */
export const tool = {
  fields,
  read,
  sitemap: 'tools',
  parent: { group: 'tools', page: 'tools' },
  reading: 7,
  parts: ['tool', 'without-script'],
  straightToThePoint: true,
  onShared: 'Of a tool.',
  offline: true,
  search: { group: 'do', asked: true },
} as const satisfies Article

export const company = {
  fields,
  read,
  sitemap: 'company',
  reading: 8,
  straightToThePoint: true,
  structured: 'firm',
  onShared: 'Of what we are.',
  search: { group: 'read', weight: 0.85 },
} as const satisfies Article

export const legal = {
  fields,
  read,
  sitemap: 'company',
  reading: 'summary',
  onShared: 'Of our terms.',
  search: { group: 'read', weight: 0.75 },
} as const satisfies Article

export const sitemap = { fields, read, single: true, sitemap: 'company' } as const satisfies Article

export const search = {
  fields,
  read,
  single: true,
  sitemap: 'company',
  straightToThePoint: true,
  offline: true,
} as const satisfies Article

export const notFound = { fields, read, fixed: '/404', unlisted: true } as const satisfies Article

/** Pages that list all entries of a kind: `of` says which, by the names that the kinds give their lists. */
export const directoryOf = <Name extends string>(names: readonly Name[]) => {
  const own = { ...fields, of: z.enum(names).describe('What it lists.') }
  return {
    fields: own,
    read,
    sitemap: 'directories',
    reading: 8,
    straightToThePoint: true,
    onShared: 'Of a list.',
    search: { group: 'find' },
  } as const satisfies Kind<typeof own, object>
}
