import { entryFile } from '../../content/kind.ts'
import { allEntryKinds, kindOf, slugIn } from '../../content/kinds.ts'
import { namedIn } from '../../content/pagePath.ts'
import { manifestFile } from '../draft.ts'
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

/** Entries and facts that data files name exist, and so do the charts that pages name. */
export function checkNames(draft: Draft): Problem[] {
  const { site } = draft
  return [
    ...entryFaults(draft),
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

/** Slugs in fields that no entry has. The manifest’s own are files that it needs. */
function entryFaults({ shaped, site, readFiles }: Draft): Problem[] {
  return allEntryKinds.flatMap(({ what, files }) => {
    const slugs = new Set(
      site.entries.flatMap(({ page }) => (kindOf(page).entry?.what === what ? (slugIn(page) ?? []) : [])),
    )
    return [...shaped]
      .filter(([file]) => file !== manifestFile)
      .flatMap(([, { value, schema, source }]) =>
        namedIn(schema, value)
          // An entry whose own file cannot be read is not missing.
          .filter(({ to, offers, name }) => to === 'entry' && offers === what && !slugs.has(name))
          .filter(({ name }) => !files.some((file) => readFiles.has(entryFile(file, name))))
          .map(({ name, placeIn }) =>
            problemAt(
              placeIn(source),
              `unknown-${what}`,
              `there is no ${what} "${name}"`,
              didYouMean(name, slugs, `use the slug of a ${what} page`),
            ),
          ),
      )
  })
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
