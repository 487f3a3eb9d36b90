import { renderPage } from 'vike/server'
import type { documentOf } from '../../src/pages/documentOf.tsx'
import { setCurrentSite } from '../../src/site/currentSite.server.ts'
import type { Entry, Site } from '../../src/site/site.ts'
import { addedTags } from './addedTags.ts'

/**
 * How each page of the site is rendered. To Vike all of them are one page, with the same scripts and styles: it renders the first,
 * and what it adds to that is added to the rest. The code that renders comes from its bundle.
 */
export async function documentsOf(site: Site, server: string): Promise<(entry: Entry) => string> {
  setCurrentSite(site)
  await import(server)
  const [first] = site.entries
  if (!first) throw new Error('a site without pages')
  const { httpResponse, errorWhileRendering, ...context } = await renderPage({ urlOriginal: first.path })
  if (httpResponse?.statusCode !== 200) throw new Error(`${first.path} could not be rendered`, { cause: errorWhileRendering })
  const { documentOf: render } = context as unknown as { documentOf: typeof documentOf }
  const withTags = addedTags(render(site, first), httpResponse.body)
  return (entry) => withTags(render(site, entry))
}
