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
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../kit/useWords.ts'

/** Compares what a firm may take from a sum with what is kept with it and without it. */
export const Tool = (props: FlowToolProps) => <FlowTool {...props} result={FeeResult} />

function FeeResult(result: ResultProps) {
  const words = useWords('fee-comparison')
  const { facts, today } = result.way.context
  const fees = result.finished.map(({ index, answers }) => ({
    index,
    fee: feeFor(penceOf(Number(answers.redress)), today, facts),
  }))
  const last = fees.at(-1)?.fee
  if (!last) return null
  const title = fillIn(words.title, { redress: pounds(last.redress), keep: pounds(last.keep) })
  return (
    <Result title={title} fileName="fee-comparison" shares onStartAgain={result.onStartAgain}>
      <Plate
        heading={fillIn(words.heading, { redress: pounds(last.redress) })}
        answer={
          <>
            {pounds(last.redress)} <small>{words.alone}</small>
          </>
        }
      >
        <p>{fillIn(words.firm, { keep: pounds(last.keep), nothing: pounds(0) })}</p>
      </Plate>
      <div className="standing-note">
        <PageFragment name="standing-calculator" />
      </div>
      <FeeTable
        words={words}
        label={words.table}
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
