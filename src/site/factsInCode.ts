import { factsOfFigure } from '../content/prose/figureNames.ts'
import { factsInLetters } from '../content/letters/walk.ts'
import { feeFacts } from '../tools/descriptor.ts'
import { factsOfTool, tools } from '../tools/index.ts'
import { figureNamesIn } from './factReferences.ts'
import type { Site } from './site.ts'

/** The facts that the figures, the tools, the timeline and the summary of the firm’s service are made from. */
export function factsInCode(site: Site): { id: string; by: string; tool?: string }[] {
  const figures = new Set(site.entries.flatMap(({ article }) => figureNamesIn(article?.body ?? '')))
  return [
    ...site.timeline.flatMap(({ fact, title }) =>
      fact === undefined ? [] : [{ id: fact, by: `the timeline (“${title}”)` }],
    ),
    ...[...figures].flatMap((name) =>
      factsOfFigure(name, site.charts).map((id) => ({ id, by: `the figure "${name}"` })),
    ),
    ...(site.keyFacts ? feeFacts.map((id) => ({ id, by: 'the summary of the firm’s service' })) : []),
    ...site.entries.flatMap(({ page, flow }) =>
      'tool' in page && (flow || tools[page.tool].kind === 'case')
        ? factsOfTool(page.tool, flow).map((id) => ({ id, by: `the tool "${page.tool}"`, tool: page.tool }))
        : [],
    ),
  ]
}

/** The facts that letters print, and which letter or part each stands in. */
export const factsByLetter = ({ letters }: Pick<Site, 'letters'>): { id: string; by: string }[] =>
  Object.entries(letters).flatMap(([letter, template]) =>
    factsInLetters({ [letter]: template }).map((id) => ({ id, by: `the letter "${letter}"` })),
  )
