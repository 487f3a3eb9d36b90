import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { policyTags } from '../../src/outputs/hostModel.ts'
import type { documentOf } from '../../src/pages/documentOf.tsx'
import type { Entry, Site } from '../../src/site/site.ts'
import type { Bundle } from './bundle.ts'
import { type ClientManifest, pageTags } from './pageTags.ts'

/** How each page of the site is rendered, with the bundled code. */
export async function documentsOf(site: Site, { client, server }: Bundle): Promise<(entry: Entry) => string> {
  // React goes by this when it is loaded.
  process.env.NODE_ENV = 'production'
  const { documentOf: render } = (await import(server)) as { documentOf: typeof documentOf }
  const tags = pageTags(JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as ClientManifest, policyTags(site))
  return (entry) => render(site, entry, tags)
}
