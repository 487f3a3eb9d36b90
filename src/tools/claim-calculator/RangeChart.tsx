import { BarTable } from '../../components/BarTable.tsx'
import { pounds } from '../kit/money.ts'
import type { Range } from './claimRange.ts'

/** Both ends of the range beside the part that needs no commission, on one scale from nothing. */
export const RangeChart = ({ aprPart, redress }: { aprPart: Range; redress: Range }) => (
  <BarTable
    title="How wide it is."
    says="The true answer may also be nothing."
    rows={[
      { key: 'apr-low', label: 'APR saving with interest, lowest', value: pounds(aprPart.low), size: aprPart.low },
      { key: 'apr-high', label: 'APR saving with interest, highest', value: pounds(aprPart.high), size: aprPart.high },
      { key: 'low', label: 'Result, lowest', value: pounds(redress.low), size: redress.low },
      { key: 'high', label: 'Result, highest', value: pounds(redress.high), size: redress.high },
    ]}
  />
)
