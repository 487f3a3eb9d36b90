import type { FigureName } from '../../content/prose/figureNames.ts'
import type { Site } from '../../site/site.ts'
import { figures } from './figures.ts'

/** The figure component of a site, which looks its drawing up by name. */
export const figureOf = (site: Site) =>
  function Figure({ name }: { name: FigureName }) {
    const Shown = figures[name]
    return <Shown site={site} />
  }
