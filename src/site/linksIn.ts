import { oncePer } from '../content/memoize.ts'
import { namedIn, type PageChoice, placeOfName } from '../content/pagePath.ts'
import { placeIn, rawText } from '../content/prose/prose.ts'
import type { SourcePosition } from '../problems/problem.ts'
import type { YamlPath } from '../problems/yamlSource.ts'
import { type Draft, manifestFile } from './draft.ts'
import { Manifest, type ManifestPage } from './manifest.ts'

/** A link an editor wrote, where it is written, the page whose words it is among, and the pages that a field may name. */
export type Link = {
  href: string
  place: () => SourcePosition
  from: string | undefined
  offers?: PageChoice | undefined
}

/** Every link in the words of the site, and every field that names a page. Menus and redirects apart. Several checks ask for them. */
export const linksIn = oncePer((draft: Draft): readonly Link[] => [...linksInProse(draft), ...linksInFields(draft)])

/** Pictures, links without an address or an end, and links in letters are faults of their own. */
function linksInProse({ prose }: Draft): Link[] {
  return prose.flatMap((words) => {
    if (words.format === 'plain') return []
    const pattern =
      words.format === 'letter'
        ? /\]\(\s*((?!https?:)[a-z]+:[^)\s]+)/g
        : words.format === 'html'
          ? /href=\\?["'](?=[/#]|https:)([^"'\\]*)/g
          : /(?<!!\[[^\][]*)\]\(\s*([^)\s]+)(?=[^)\n]*\))/g
    return [...rawText(words).matchAll(pattern)].map((match) => ({
      href: match[1] ?? '',
      place: () => placeIn(words, match.index + match[0].length - (match[1]?.length ?? 0)),
      from: words.path,
    }))
  })
}

function linksInFields({ shaped }: Draft): Link[] {
  return [...shaped]
    .filter(([file]) => file !== manifestFile)
    .flatMap(([, { value, schema, source }]) =>
      namedIn(schema, value).flatMap((named) =>
        named.to === 'page'
          ? [{ href: named.name, place: () => placeOfName(named, source), from: undefined, offers: named.offers }]
          : [],
      ),
    )
}

/** Every field of the manifest that names a page: the links of the menus and the footer, and the targets of redirects. */
export const linksInManifest = ({ manifest: { value } }: Draft): { href: string; at: YamlPath }[] =>
  namedIn(Manifest, value).flatMap(({ to, name, at }) => (to === 'page' ? { href: name, at } : []))

const among: Record<PageChoice, (page: ManifestPage) => boolean> = {
  pages: () => true,
  toolPages: ({ kind }) => kind === 'tool',
  claimPages: ({ kind }) => kind === 'claim',
  companyPages: ({ kind }) => kind === 'company',
  lenderAddresses: (page) =>
    page.kind === 'lender' || page.kind === 'claim' || (page.kind === 'directory' && page.of === 'lenders'),
}

export const pagesToChoose = (pages: readonly ManifestPage[], choice: PageChoice): string[] =>
  pages.filter(among[choice]).map(({ path }) => path)
