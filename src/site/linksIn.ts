import type { Place } from '../problems/problem.ts'
import { YamlSource } from '../problems/yamlSource.ts'
import { placeIn, rawText } from '../content/prose/prose.ts'
import type { Draft } from './draft.ts'

/** A link an editor wrote, where it is written, and the page it stands on. */
export type Link = { href: string; place: () => Place; from: string | undefined }

/** Every link in the words of the site, and every field that names a page. Menus and redirects apart. */
export function linksIn(draft: Draft): readonly Link[] {
  const links = found.get(draft) ?? [...linksInProse(draft), ...linksInFields(draft)]
  found.set(draft, links)
  return links
}

// Several checks ask for them.
const found = new WeakMap<Draft, readonly Link[]>()

function linksInProse({ prose }: Draft): Link[] {
  return prose.flatMap((words) => {
    const pattern = words.format === 'html' ? /href=\\?["']([^"'\\]*)/g : /\]\(\s*([^)\s]*)/g
    return [...rawText(words).matchAll(pattern)].map((match) => ({
      href: match[1] ?? '',
      place: () => placeIn(words, match.index + match[0].length - (match[1]?.length ?? 0)),
      from: words.path,
    }))
  })
}

function linksInFields({ entries, site, prose }: Draft): Link[] {
  const glossary = prose.find(({ source }) => source.file === 'content/glossary.yaml')?.source
  const ofTerms = [...site.prose.glossary.values()].flatMap(({ see }, index): Link[] =>
    see === undefined || !(glossary instanceof YamlSource)
      ? []
      : [{ href: see, place: () => glossary.placeAt([index, 'see']), from: undefined }],
  )
  return [
    ...ofTerms,
    ...entries.flatMap(({ entry, placeOf }): Link[] => {
      const { article, brand, path: from } = entry
      const related = article?.meta.related ?? []
      return [
        ...related.map((href, i) => ({ href, place: () => placeOf('related', i), from })),
        ...(article?.meta.tool ? [{ href: article.meta.tool, place: () => placeOf('tool'), from }] : []),
        ...(article?.meta.next ? [{ href: article.meta.next, place: () => placeOf('next'), from }] : []),
        ...(brand?.commonLenders ?? []).map(({ href }, i) => ({
          href,
          place: () => placeOf('commonLenders', i, 'href'),
          from,
        })),
      ]
    }),
  ]
}
