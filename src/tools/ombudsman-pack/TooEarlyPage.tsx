import { complainFirstPage, representedPage } from '../../letters/stopPage.ts'
import type { EndProps } from '../run/StepFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { StopWords } from '../letters/StopWords.tsx'

/** Why there is no pack yet: a firm acts, or no lender has had a complaint. */
export function TooEarlyPage({ now, context, back }: EndProps) {
  const { representative } = now.caseFile
  const letters = letterContext(context, now)
  return (
    <>
      <button type="button" className="back" onClick={back}>
        Back
      </button>
      <StopWords page={representative ? representedPage(representative, letters) : complainFirstPage(letters)} />
    </>
  )
}
