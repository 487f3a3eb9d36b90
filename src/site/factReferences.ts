import type { Charts } from '../content/charts/schema.ts'
import { memoize } from '../content/memoize.ts'
import { type FigureName, factsOfFigure } from '../content/prose/figureNames.ts'

const reference = /\{%\s*fact\s+\\?"([^"\\%\n]*)\\?"([^%]*)\/?%\}/g

/** A fact inside HTML: its id, and perhaps its form. Nothing else of the dialect is read there. */
export const factInHtml = /\{%\s*fact\s+"([^"]+)"(?:\s+form="(bare|adjective)")?\s*\/%\}/g

export type FactReference = { id: string; offset: number; attributes: string }

/** Every fact named in raw prose. Quotes may be escaped, as they are inside quoted YAML. */
export const factReferencesIn = memoize((raw): FactReference[] =>
  [...raw.matchAll(reference)].map((match) => ({
    id: match[1] ?? '',
    offset: match.index + match[0].indexOf('"') + 1,
    attributes: match[2] ?? '',
  })),
)

export const factsShownIn = (raw: string, charts: Charts): string[] => [
  ...factReferencesIn(raw).map(({ id }) => id),
  ...figureNamesIn(raw).flatMap((name) => factsOfFigure(name, charts)),
]

export const figureNamesIn = (raw: string): FigureName[] =>
  [...raw.matchAll(/\{%\s*figure\s+"([^"]+)"/g)].map((match) => match[1] as FigureName)
