import { pathToFileURL } from 'node:url'
import { policyTags, htmlFile } from '../outputs/hostPolicy.ts'
import type { documentOf, PageTags } from '../pages/documentOf.tsx'
import { answerAt, type Entry, type Site } from '../site/site.ts'
import { type Bundle, bundled, fileOf, clientEntry } from './bundle.ts'
import { writeModule } from './cache.ts'
import { writeIn } from './files.ts'
import type { OutputCache } from './outputCache.ts'

/** Renders a page of the site to HTML. */
type Renderer = (entry: Entry) => string

/** Every address that answers with a page: the pages and their aliases. */
export const pathsOf = ({ entries, aliases }: Site): string[] => [
  ...entries.map(({ path }) => path),
  ...aliases.map(({ from }) => from),
]

/** Load the renderer of a site’s pages, with the bundled code and the tags of its scripts and styles. */
export async function loadRenderer(site: Site, code: Bundle): Promise<Renderer> {
  const module = writeModule(`${code.key}.mjs`, fileOf(code, bundled.server))
  const { documentOf: render } = (await import(pathToFileURL(module).href)) as { documentOf: typeof documentOf }
  const manifest = JSON.parse(Buffer.from(fileOf(code, bundled.manifest)).toString()) as ClientManifest
  const tags = pageTags(manifest, policyTags(site))
  return (entry) => render(site, entry, tags)
}

/**
 * Writes the page of each path as a file of the folder, and gives it as it is written. One that is taken from the last build, because
 * nothing it is made from has changed, gives no file. Throws with the page’s path when one cannot be rendered.
 */
export function* renderPages(
  site: Site,
  paths: readonly string[],
  render: Renderer,
  code: string,
  outputs: OutputCache,
  folder: string,
): Generator<string | undefined> {
  for (const path of paths) {
    const entry = entryAt(site, path)
    const name = htmlFile(path)
    yield outputs.take(name, madeFrom(code, site, entry, path), folder)
      ? undefined
      : writeIn(folder, name, rendered(render, entry))
  }
}

function entryAt(site: Site, path: string): Entry {
  const answer = answerAt(site, path)
  if (answer.found !== 'page') throw new Error(`${path} is no page of the site`)
  return answer.entry
}

function rendered(render: Renderer, entry: Entry): string {
  try {
    return render(entry)
  } catch (error) {
    throw new Error(`${entry.path} could not be rendered`, { cause: error })
  }
}

/** Names all that a page is made from: the code, what any page may show, and its own words. */
const madeFrom = (code: string, site: Site, { article }: Entry, path: string): string =>
  [code, site.sharedKey, article?.bodyKey ?? '', path].join('\0')

/** Vite’s manifest of the bundled files: for each source, what was made of it, and the styles, fonts and pictures that belong to that. */
type ClientManifest = Record<string, { file: string; css?: string[]; assets?: string[] } | undefined>

/** The policy, and the tags that load the script, the style sheet and the fonts of every page. */
export function pageTags(manifest: ClientManifest, policy: string): PageTags {
  const entry = manifest[clientEntry]
  if (!entry?.css) throw new Error(`the bundled code lists no script and style sheet for ${clientEntry}`)
  const styles = entry.css.map((file) => `<link rel="stylesheet" href="/${file}">`)
  // Without this a font would wait for the style sheet that names it.
  const fonts = (entry.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  return {
    head: [policy, ...styles, ...fonts].join(''),
    end: `<script src="/${entry.file}" type="module" async></script>`,
  }
}
