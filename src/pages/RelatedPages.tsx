import type { Entry, Site } from '../site/site.ts'

/** The tool, the next page and the pages to read as well. */
export function RelatedPages({ site, entry }: { site: Site; entry: Entry }) {
  const { tool, next, related = [] } = entry.article?.meta ?? {}
  const links = [tool, next, ...related].filter(
    (path, index, all): path is string => path !== undefined && all.indexOf(path) === index,
  )
  if (links.length === 0) return null
  return (
    <nav className="related" aria-labelledby="related">
      <h2 id="related" className="kerb">
        Where to go next
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
