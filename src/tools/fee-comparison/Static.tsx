import { toolWords } from '../../letters/toolWords.ts'
import { feeFor } from '../../rules/fee/feeFor.ts'
import type { StaticProps } from '../descriptor.ts'
import { FeeTable } from './FeeTable.tsx'

/** Invented sums, on both sides of the lines between bands, in pence. */
const sums = [10_000, 30_000, 70_000, 100_000, 149_999, 150_000, 250_000, 500_000, 1_000_000]

export function Static({ facts, today, words: given }: StaticProps) {
  const words = toolWords(given, 'fee-comparison')
  return (
    <div data-example="">
      <FeeTable
        words={words}
        label={words.static}
        fees={sums.map((sum, index) => ({ index, fee: feeFor(sum, today, facts) }))}
      />
    </div>
  )
}
