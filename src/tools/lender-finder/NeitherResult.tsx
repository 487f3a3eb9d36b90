import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { forgetVisit } from '../../toolkit/questions/inChecks.ts'
import { CostOfGoingOn, costSources } from '../../toolkit/run/CostOfGoingOn.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { LenderLadder } from './LenderLadder.tsx'

/** Show where someone who knows neither the make nor a name can look for the lender. */
export function NeitherResult(end: EndProps) {
  const says = useWords('lender-finder')
  return (
    <Result
      title={says.titles.neither}
      fileName="lender-search"
      onStartAgain={() => forgetVisit(end)}
      onBack={end.back}
      next={<LenderLadder found={false} />}
      folds={<CostOfGoingOn says={says} context={end.context} />}
      sources={costSources(end.context)}
    >
      <Plate heading={says.titles.neither}>
        <p>{says.found.neither}</p>
      </Plate>
    </Result>
  )
}
