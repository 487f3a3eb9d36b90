import { percentOf } from '../../src/rules/credit/rates.ts'
import { feeFor } from '../../src/rules/fee/feeFor.ts'
import { poundsOf } from '../../src/rules/money/pence.ts'
import { command } from './command.ts'
import { Day, strictFields, Pounds } from './fields.ts'

/** The most a claims management company may charge, with VAT. */
export const fee = command(strictFields({ redress: Pounds, contractMade: Day }), ({ redress, contractMade }, facts) => {
  const { band, ...amounts } = feeFor(redress, contractMade, facts)
  return {
    ...Object.fromEntries(Object.entries(amounts).map(([name, pence]) => [name, poundsOf(pence)])),
    band: band && { from: poundsOf(band.from), percent: percentOf(band.share), most: poundsOf(band.most) },
  }
})
