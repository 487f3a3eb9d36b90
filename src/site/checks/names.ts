import { chartsFile, factsInCharts } from '../../content/charts/readCharts.ts'
import { factFile } from '../../facts/fact.ts'
import { chartNames } from '../../content/charts/schema.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import { figuresIn } from '../factReferences.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { noFact } from './sharedCauses.ts'

/** Lenders and facts that data files name exist, and so do the charts that pages name. */
export function checkNames(draft: Draft): Problem[] {
  const { site } = draft
  const brands = site.entries.flatMap(({ brandFinance }) => (brandFinance ? [brandFinance] : []))
  return [
    ...brands.flatMap(({ slug, lenders }) =>
      lenders.flatMap((lender, index) =>
        lender.slug === null
          ? []
          : lenderFault(draft, lender.slug, `content/brand-finance/${slug}.yaml`, ['lenders', index, 'slug']),
      ),
    ),
    ...site.lenderNames.flatMap(({ lender }, index) =>
      lenderFault(draft, lender, 'content/lender-names.yaml', [index, 'lender']),
    ),
    ...[...site.lenders.values()].flatMap(({ slug, successor }) =>
      successor?.kind === 'lender'
        ? lenderFault(draft, successor.lender, `content/lenders/${slug}.yaml`, ['successor', 'lender'])
        : [],
    ),
    ...site.timeline.flatMap(({ fact }, index) =>
      fact === undefined ? [] : factFault(draft, fact, 'content/timeline.yaml', [index, 'fact']),
    ),
    ...chartFaults(draft),
    ...factsInCharts(site.charts).flatMap(({ id, at }) => factFault(draft, id, chartsFile, at)),
  ]
}

function factFault(draft: Draft, id: string, file: string, path: YamlPath): Problem[] {
  const { facts } = draft.site
  if (facts.has(id) || draft.faulty.has(factFile(id))) return []
  return at(
    draft,
    file,
    path,
    'unknown-fact',
    `there is no fact "${id}"`,
    didYouMean(id, facts.keys(), `add ${factFile(id)}`),
    noFact(id),
  )
}

function lenderFault(draft: Draft, slug: string, file: string, path: YamlPath): Problem[] {
  const { lenders } = draft.site
  // A lender whose own file cannot be read is not missing.
  if (lenders.has(slug) || draft.readFiles.has(`content/lenders/${slug}.yaml`)) return []
  return at(
    draft,
    file,
    path,
    'unknown-lender',
    `there is no lender "${slug}"`,
    didYouMean(slug, lenders.keys(), 'use the slug of a lender page'),
  )
}

/** A page names a figure that is made of charts, and has none. */
const chartFaults = ({ site, prose, faulty }: Draft): Problem[] =>
  prose.flatMap((words) =>
    faulty.has(chartsFile)
      ? []
      : chartNames
          .filter((name) => !site.charts[name] && figuresIn(rawText(words)).includes(name))
          .map((name) =>
            problemAt(
              placeIn(words, rawText(words).indexOf(`"${name}"`)),
              'missing-charts',
              `the figure "${name}" has no charts`,
              `put them under ${name} in ${chartsFile}`,
            ),
          ),
  )

function at(
  { sources }: Draft,
  file: string,
  path: YamlPath,
  ...words: [rule: string, what: string, fix?: string, cause?: string]
): Problem[] {
  const source = sources.get(file)
  return source ? [problemAt(source.placeAt(path), ...words)] : []
}
