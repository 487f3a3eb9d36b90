import { type Problem, problemAt } from '../../problems/problem.ts'
import { advertisingIn } from '../advertisingIn.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../faultsByFile.ts'

/** The words of every page keep to the rules on claims firms’ advertising. */
export function checkAdvertising(draft: Draft): Problem[] {
  const fees = draft.site.pageParts?.pages.fees
  return faultsByFile(draft, 'advertising', fees, draft.prose, (words) =>
    advertisingIn(rawText(words), fees).map(({ offset, rule, what, fix }) =>
      problemAt(placeIn(words, offset), rule, what, fix),
    ),
  )
}
