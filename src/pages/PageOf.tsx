import type { Entry, Site } from '../site/site.ts'
import { templates } from './templates.ts'

/** Any page of the site: its kind picks the template. */
export function PageOf({ site, entry }: { site: Site; entry: Entry }) {
  const Template = templates[entry.page.kind]
  return <Template site={site} entry={entry} />
}
