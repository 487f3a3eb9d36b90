import { feeFor } from '../../rules/fee/feeFor.ts'
import { penceOf } from '../../rules/money/pence.ts'
import { FactSources } from '../kit/FactSources.tsx'
import { PageFragment } from '../kit/PageFragment.tsx'
import { Plate } from '../kit/Plate.tsx'
import { Result } from '../kit/Result.tsx'
import { pounds } from '../kit/money.ts'
import { AnotherRun } from '../run/AnotherRun.tsx'
import { FlowTool, type FlowToolProps, type ResultProps } from '../run/FlowTool.tsx'
import { FeeTable } from './FeeTable.tsx'

/** What a firm may take from a sum, and what is kept with it and without it. */
export const Tool = (props: FlowToolProps) => <FlowTool {...props} result={FeeResult} />

function FeeResult(result: ResultProps) {
  const { facts, today } = result.way.context
  const fees = result.finished.map(({ index, answers }) => ({
    index,
    fee: feeFor(penceOf(Number(answers.redress)), today, facts),
  }))
  const last = fees.at(-1)?.fee
  if (!last) return null
  const title = `${pounds(last.redress)} by yourself, ${pounds(last.keep)} with a firm`
  return (
    <Result title={title} fileName="fee-comparison" shares onStartAgain={result.onStartAgain}>
      <Plate
        heading={`What you keep of ${pounds(last.redress)}`}
        answer={
          <>
            {pounds(last.redress)} <small>by yourself</small>
          </>
        }
      >
        <p>
          {pounds(last.keep)} with a firm that charges the most it may. Or {pounds(0)}, if nothing is paid.
        </p>
      </Plate>
      <div className="standing-note">
        <PageFragment name="standing-calculator" />
      </div>
      <FeeTable
        label="What you keep of each sum"
        fees={fees}
        onRemove={fees.length > 1 ? result.onRemove : undefined}
        onChange={(index) => result.onChange(index, 'redress')}
      />
      <PageFragment name="compared" />
      <AnotherRun {...result} />
      <FactSources facts={[...facts.values()]} today={today} />
    </Result>
  )
}
