import { BarTable } from '../../components/BarTable.tsx'
import { pounds } from '../../rules/money/pence.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import type { Range } from './claimRange.ts'

/** Both ends of the range beside the part that needs no commission, on one scale from nothing. */
export const RangeChart = ({
  aprPart,
  redress,
  words,
}: {
  aprPart: Range
  redress: Range
  words: ToolWords['claim-calculator']['chart']
}) => (
  <BarTable
    title={words.title}
    says={words.says}
    rows={[
      { key: 'apr-low', label: words.aprLow, value: pounds(aprPart.low), size: aprPart.low },
      { key: 'apr-high', label: words.aprHigh, value: pounds(aprPart.high), size: aprPart.high },
      { key: 'low', label: words.low, value: pounds(redress.low), size: redress.low },
      { key: 'high', label: words.high, value: pounds(redress.high), size: redress.high },
    ]}
  />
)
