import type { Entry, Site } from '../site/site.ts'

/** The tool, the next page and the pages to read as well. */
export function RelatedPages({ site, entry }: { site: Site; entry: Entry }) {
  const { tool, next, related = [] } = entry.article?.meta ?? {}
  const body = entry.article?.body ?? ''
  // What the text has led to already is not said again at its end.
  const further = related.filter((path) => !body.includes(`](${path})`))
  const links = [...new Set([tool, next, ...further])].filter((path) => path !== undefined)
  if (links.length === 0) return null
  return (
    <nav className="related" aria-labelledby="related">
      <h2 id="related" className="kerb">
        {site.pageParts?.page.next}
      </h2>
      <ul>
        {links.map((path) => {
          const target = site.byPath.get(path)
          return (
            target && (
              <li key={path} data-role={path === tool ? 'tool' : path === next ? 'next' : undefined}>
                <a href={path}>{target.title}</a>
                <span>{target.description}</span>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
