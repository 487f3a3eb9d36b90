import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { letterParts } from '../../content/figures/pictures.ts'
import type { Draft } from '../draft.ts'
import { noPage } from './sharedCauses.ts'

/** Check that everything the pictures name exists: the signs of lenders’ letters, and the pages that steps lead to. */
export function checkFigures({ figures: { words, source }, lenderLetters, manifest }: Draft): Problem[] {
  if (!words || !source) return []
  const signs = lenderLetters.signs?.value.signs.map(({ id }) => id)
  // The pages that the manifest names: one whose file cannot be read is told of once, at that file.
  const paths = manifest.value.pages.flatMap(({ path, aliases = [] }) => [path, ...aliases])
  return [
    ...letterParts.flatMap((part) =>
      (words['letter-sheet'].parts[part].signs ?? []).flatMap((sign, index) =>
        signs === undefined || signs.includes(sign)
          ? []
          : [
              problemAt(
                source.placeAt(['letter-sheet', 'parts', part, 'signs', index]),
                'unknown-id',
                `there is no sign "${sign}"`,
                didYouMean(sign, signs, 'take it from content/lender-letters/signs.yaml'),
              ),
            ],
      ),
    ),
    ...Object.entries(words.journey.steps).flatMap(([step, { path }]) =>
      paths.includes(path)
        ? []
        : [
            problemAt(
              source.placeAt(['journey', 'steps', step, 'path']),
              'broken-link',
              `there is no page at ${path}`,
              didYouMean(path, paths, 'name a page of the manifest'),
              noPage(path),
            ),
          ],
    ),
  ]
}
