import { sampleDetails } from '../../content/manifest/company.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'

/** What must be the firm’s own before the site is released, and is still a sample. Not a fault until then. */
export const checkSampleDetails = ({ manifest: { value, source } }: Draft): Problem[] =>
  sampleDetails(value.company).map((key) =>
    problemAt(
      source.placeOfKey(['company'], key),
      'sample-detail',
      `company.${key} is still a sample value`,
      'give the firm’s own before release',
    ),
  )
