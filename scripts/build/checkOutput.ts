import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostModel } from '../../src/outputs/hostModel.ts'
import { hostLimits } from '../../src/outputs/hosts/hostLimits.ts'
import { htmlFile } from '../../src/outputs/htmlFile.ts'
import { indexedEntries } from '../../src/outputs/sitemap.ts'
import { type Problem, problemAt } from '../../src/problems/problem.ts'
import type { Site } from '../../src/site/site.ts'

/** Check that the output is what the manifest lists: a file for each address, no other, each indexed page in the sitemap once, and no more than hosts take. */
export function checkOutput(site: Site, folder: string): Problem[] {
  const fault = (file: string, what: string) =>
    problemAt({ file, line: 1, column: 1 }, 'output', what, 'build again; if it stays, the renderer is at fault')
  const expected = [
    ...site.entries.map(({ path }) => path),
    ...site.aliases.map(({ from }) => from),
    ...site.redirects.map(({ from }) => from),
  ].map(htmlFile)
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const [wanted, found] = [new Set(expected), new Set(built)]
  const missing = expected.filter((file) => !found.has(file))
  const extra = built.filter((file) => !wanted.has(file))
  const times = new Map<string, number>()
  for (const [, address = ''] of readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g))
    times.set(address, (times.get(address) ?? 0) + 1)
  const listed = indexedEntries(site).filter(({ path }) => times.get(`${site.origin}${path}`) !== 1)
  return [
    ...missing.map((file) => fault(file, 'the page was not built')),
    ...extra.map((file) => fault(file, 'the manifest lists no such page')),
    ...(built.length === expected.length
      ? []
      : [fault('site.manifest.yaml', `${built.length} HTML files were built for ${expected.length} addresses`)]),
    ...hostLimits(hostModel(site)).map(({ what, fix }) =>
      problemAt({ file: 'site.manifest.yaml', line: 1, column: 1 }, 'host-limit', what, fix),
    ),
    ...listed.map(({ path }) => fault('sitemap.xml', `${path} is not listed exactly once`)),
  ]
}
