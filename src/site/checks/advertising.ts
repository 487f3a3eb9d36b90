import { type Problem, problemAt } from '../../problems/problem.ts'
import { advertisingIn } from '../advertisingIn.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import type { Draft } from '../draft.ts'
import { analysisOfBody } from '../analysisOf.ts'

/** The words of every page keep to the rules on claims firms’ advertising. */
export function checkAdvertising(draft: Draft): Problem[] {
  return draft.prose.flatMap((words) =>
    (analysisOfBody(draft, words)?.advertising ?? advertisingIn(rawText(words), draft.site.pageParts?.pages.fees)).map(
      ({ offset, rule, what, fix }) => problemAt(placeIn(words, offset), rule, what, fix),
    ),
  )
}
