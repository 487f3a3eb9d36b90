import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TwoSites = { folder: string; first: string; second: string }

/** Two editions of the good site, in a new folder. The second has other words on two pages, and one more alias. */
export function twoSites(): TwoSites {
  const folder = mkdtempSync(join(tmpdir(), 'reliability-'))
  const [first, second] = ['first', 'second'].map((edition) => {
    const site = join(folder, edition)
    cpSync('tests/sites/good', site, { recursive: true })
    appendFileSync(join(site, 'site.manifest.yaml'), 'shareImages: true\n')
    for (const page of markedPages) writeEdition(site, page, edition)
    return site
  }) as [string, string]
  const manifest = join(second, 'site.manifest.yaml')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('aliases: [/pcp]', 'aliases: [/pcp, /what-pcp-is]'))
  return { folder, first, second }
}

/** The pages that say which edition they are of. */
export const markedPages = ['home', 'commission'] as const

export function writeEdition(site: string, page: (typeof markedPages)[number], edition: string): void {
  const file = join(site, 'content/pages', `${page}.md`)
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8').replace(/\nThis is the \w+ edition\.\n/, '')}\nThis is the ${edition} edition.\n`,
  )
}
