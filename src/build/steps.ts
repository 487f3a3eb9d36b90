import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesOnDisk } from '../content/reading/files.ts'
import type { TextCache } from '../content/reading/textCache.ts'
import { hostLimits } from '../outputs/hostFiles.ts'
import { hostPolicy, htmlFile, isHidden, policyTags } from '../outputs/hostPolicy.ts'
import type { documentOf, PageTags } from '../pages/documentOf.tsx'
import { fileStart, type Problem, problemAt } from '../problems/problem.ts'
import { manifestFile } from '../site/draft.ts'
import { readSite } from '../site/readSite.ts'
import { answerAt, type Entry, indexedEntries, type Site } from '../site/site.ts'
import { type Bundle, bundled, clientEntry, fileOf } from './bundle.ts'
import { writeModule } from './cache.ts'
import { filesUnder, writeIn } from './files.ts'
import type { OutputCache } from './outputCache.ts'
import { filesSupposing, type Supposed } from './scenario.ts'

// The steps of a build that use the site’s own code. Reading that takes as long as any of them, so it is loaded
// once the bundler is at work.
export { learnedFiles, outputFiles } from '../outputs/outputFiles.ts'
export { drawingsOf } from './drawings.ts'
export { keepTexts, keptTexts } from './keptTexts.ts'
export { writeServiceWorker } from './writeServiceWorker.ts'

const tries = 5

/** Read a site while nobody changes it: again when a file changes meanwhile, a few times at most. */
export function readSettledSite(
  siteDir: string,
  supposed: Supposed,
  textCache?: TextCache,
): ReturnType<typeof readSite> {
  for (let left = tries; ; left--) {
    const before = stateOf(siteDir)
    const read = readSite(filesSupposing(siteDir, supposed), supposed.today, textCache)
    if (left === 1 || stateOf(siteDir) === before) return read
  }
}

function stateOf(siteDir: string): string {
  const hash = createHash('sha256')
  for (const file of [manifestFile, ...filesOnDisk(siteDir).list('content')]) {
    const stat = statSync(join(siteDir, file), { throwIfNoEntry: false })
    hash.update(`${file} ${stat?.mtimeMs} ${stat?.size} ${stat?.ino}\n`)
  }
  return hash.digest('hex')
}

type Renderer = (entry: Entry) => string

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
 * Write the page of each path into the folder, and yield its file; undefined for a page reused from the last build, because
 * nothing it is made from has changed. Throws with the page’s path when one cannot be rendered.
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

/** Check that the output has a file for each address and no other, links that lead somewhere, and no more than hosts take. */
export function checkOutput(site: Site, folder: string): Problem[] {
  const fault = (file: string, what: string) =>
    problemAt(fileStart(file), 'output', what, 'build again; if it stays, the renderer is at fault')
  const expected = [
    ...site.entries.map(({ path }) => path),
    ...site.aliases.map(({ from }) => from),
    ...site.redirects.map(({ from }) => from),
  ].map(htmlFile)
  const files = filesUnder(folder)
  const built = files.filter((file) => file.endsWith('.html'))
  const [wanted, found] = [new Set(expected), new Set(built)]
  const missing = expected.filter((file) => !found.has(file))
  const extra = built.filter((file) => !wanted.has(file))
  const listed = readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)
  const byAddress = Map.groupBy(listed, ([, address]) => address)
  const wrong = indexedEntries(site).filter(({ path }) => byAddress.get(`${site.origin}${path}`)?.length !== 1)
  return [
    ...missing.map((file) => fault(file, 'the page was not built')),
    ...extra.map((file) => fault(file, 'the manifest lists no such page')),
    ...(built.length === expected.length
      ? []
      : [fault('site.manifest.yaml', `${built.length} HTML files were built for ${expected.length} addresses`)]),
    ...hostLimits(hostPolicy(site)).map(({ what, fix }) =>
      problemAt(fileStart('site.manifest.yaml'), 'host-limit', what, fix),
    ),
    ...wrong.map(({ path }) => fault('sitemap.xml', `${path} is not listed exactly once`)),
    ...(missing.length > 0 ? [] : deadLinks(site, folder, files)),
  ]
}

type Link = { from: string; href: string; path: string; id: string }

/** Find links that no page answers or that redirect, and fragments that their page lacks. Head, header and footer, always the same, are read once. */
function deadLinks(site: Site, folder: string, files: readonly string[]): Problem[] {
  const htmlOf = (path: string) => readFileSync(join(folder, htmlFile(path)), 'utf8')
  const pages = new Set([...indexedEntries(site).map(({ path }) => path), ...site.aliases.map(({ from }) => from)])
  const shown = new Set(files.map((file) => `/${file}`).filter((path) => !isHidden(path)))
  const links = site.entries.flatMap(({ path }, i) => {
    const html = htmlOf(path)
    return linksIn(i === 0 ? html : html.slice(html.indexOf('<main'), html.indexOf('</main>')), path)
  })
  // The not-found page has no address, yet links to its own parts.
  const answers = ({ from, path }: Link) => path === from || pages.has(path)
  const dead = links.filter((link) => !answers(link) && !shown.has(link.path))
  const toParts = Map.groupBy(
    links.filter((link) => link.id !== '' && answers(link)),
    ({ path }) => path,
  )
  const lost = [...toParts].flatMap(([path, some]) => {
    const ids = new Set([...htmlOf(path).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    return some.filter(({ id }) => !ids.has(id))
  })
  const problem = ({ from, href }: Link, why: string) =>
    problemAt(
      fileStart(htmlFile(from)),
      'output',
      `${from} links to ${href}, ${why}`,
      'lead the link to a page or a part that is there, or take it away',
    )
  return [
    ...dead.map((link) => problem(link, 'which no page answers')),
    ...lost.map((link) => problem(link, 'and there is no such part')),
  ]
}

/** List the site’s own links, each once. A fragment with "=" or ":" hands answers to a tool, and is no part of a page. */
function linksIn(html: string, from: string): Link[] {
  const hrefs = new Set([...html.matchAll(/ href="(\/[^"]*|#[^"]*)"/g)].map(([, href = '']) => href))
  return [...hrefs].map((href) => {
    const [, path = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
    return { from, href, path: path || from, id: /[=:]/.test(fragment) ? '' : decodeURIComponent(fragment) }
  })
}
