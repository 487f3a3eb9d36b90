import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostPolicy, isHidden, htmlFile } from '../outputs/hostPolicy.ts'
import { hostLimits } from '../outputs/hosts/headersAndRedirects.ts'
import { fileStart, type Problem, problemAt } from '../problems/problem.ts'
import { indexedEntries, type Site } from '../site/site.ts'
import { filesUnder } from './files.ts'

/**
 * Check that the output is what the manifest lists: a file for each address, no other, each indexed page in the sitemap once, no link within
 * the site that leads nowhere, and no more than hosts take.
 */
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

/** Links to what answers nothing, or answers by sending on, and to parts that their page does not have. Head, header and footer are the same on each page, so they are looked at once. */
function deadLinks(site: Site, folder: string, files: readonly string[]): Problem[] {
  const htmlOf = (path: string) => readFileSync(join(folder, htmlFile(path)), 'utf8')
  const pages = new Set([...indexedEntries(site).map(({ path }) => path), ...site.aliases.map(({ from }) => from)])
  const shown = new Set(files.map((file) => `/${file}`).filter((path) => !isHidden(path)))
  const links = site.entries.flatMap(({ path }, i) => {
    const html = htmlOf(path)
    return linksIn(i === 0 ? html : html.slice(html.indexOf('<main'), html.indexOf('</main>')), path)
  })
  // The page for what is not found answers under no address, and leads to its own parts.
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

/** The links within the site, each once. What has a "=" behind the hash is answers to a tool, not a part of its page. */
function linksIn(html: string, from: string): Link[] {
  const hrefs = new Set([...html.matchAll(/ href="(\/[^"]*|#[^"]*)"/g)].map(([, href = '']) => href))
  return [...hrefs].map((href) => {
    const [, path = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
    return { from, href, path: path || from, id: /[=:]/.test(fragment) ? '' : decodeURIComponent(fragment) }
  })
}
