import { complainFirstPage, noLenderPage, representedPage } from '../../letters/stopPage.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { isTooEarly } from './packSteps.ts'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'

/** Why there is no pack yet: a firm acts, no lender has had a complaint, or nobody knows which it was. */
export function TooEarlyPage({ now, context, back }: EndProps) {
  const { representative } = now.caseFile
  const letters = letterContext(context, now)
  const notYet = isTooEarly(now) ? complainFirstPage : noLenderPage
  return <StopWords onBack={back} page={representative ? representedPage(representative, letters) : notYet(letters)} />
}
