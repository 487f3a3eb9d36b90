import { fillIn } from '../../content/words/fillIn.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import { penceOf, pounds } from '../../rules/money/pence.ts'
import { WriteToLender } from '../../toolkit/controls/KeepComparison.tsx'
import { PageFragment } from '../../toolkit/controls/PageFragment.tsx'
import { Plate } from '../../toolkit/controls/Plate.tsx'
import { Result } from '../../toolkit/controls/Result.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'
import { FlowTool, type FlowToolProps, type ResultProps } from '../../toolkit/run/FlowTool.tsx'
import { AnotherRun } from '../../toolkit/run/RunCard.tsx'
import { FeeTable } from './FeeTable.tsx'

/** Compare what a firm may take from a sum with what is kept with it and without it. */
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
    <Result
      title={title}
      fileName="fee-comparison"
      shares
      onStartAgain={result.onStartAgain}
      next={<WriteToLender />}
      another={<AnotherRun {...result} />}
      sources={{ facts: [...facts.values()], today }}
    >
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
        <PageFragment name="standing-payments" />
      </div>
      <FeeTable
        words={words}
        label={words.table}
        fees={fees}
        onRemove={fees.length > 1 ? result.onRemove : undefined}
        onChange={(index) => result.onChange(index, 'redress')}
      />
      <PageFragment name="compared" />
    </Result>
  )
}
