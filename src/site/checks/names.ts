import { factFile } from '../../facts/fact.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'
import { noFact } from './sharedCauses.ts'

/** Lenders and facts that data files name exist. */
export function checkNames(draft: Draft): Problem[] {
  const { site, faulty } = draft
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
    ...site.timeline.flatMap(({ fact }, index) => {
      if (fact === undefined || site.facts.has(fact) || faulty.has(factFile(fact))) return []
      return at(
        draft,
        'content/timeline.yaml',
        [index, 'fact'],
        'unknown-fact',
        `there is no fact "${fact}"`,
        didYouMean(fact, site.facts.keys(), `add ${factFile(fact)}`),
        noFact(fact),
      )
    }),
  ]
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

function at(
  { sources }: Draft,
  file: string,
  path: YamlPath,
  ...words: [rule: string, what: string, fix?: string, cause?: string]
): Problem[] {
  const source = sources.get(file)
  return source ? [problemAt(source.placeAt(path), ...words)] : []
}
