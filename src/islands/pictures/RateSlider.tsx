import { useState } from 'react'
import { CostBar } from '../../components/CostBar.tsx'
import { type BasisPoints, percentOf } from '../../rules/credit/basisPoints.ts'
import type { CreditAgreement } from '../../rules/credit/creditAgreement.ts'
import { rateStep } from '../../rules/redress/rateStep.ts'
import { pounds } from '../../tools/kit/money.ts'

export type RateSliderProps = {
  loan: Pick<CreditAgreement, 'amountOfCredit' | 'months' | 'balloon'>
  cut: BasisPoints
  /** The rates that the slider goes through, and the one at which it stands first. */
  rates: { from: BasisPoints; to: BasisPoints; by: BasisPoints; first: BasisPoints }
  words: Record<'slider' | 'apr' | 'monthly' | 'cost' | 'counted', string>
}

/** What one rate does to the payment and to the cost, by the rules’ own formula. */
export function RateSlider({ loan, cut, rates, words }: RateSliderProps) {
  const [apr, setApr] = useState(rates.first)
  const { instalment, cost, counted } = rateStep(loan, apr, cut)
  const most = rateStep(loan, rates.to, cut).cost
  const rate = `${percentOf(apr)}%`
  return (
    <>
      <div className="slider">
        <label htmlFor="rate-slider">{words.slider}</label>
        <input
          id="rate-slider"
          type="range"
          min={rates.from}
          max={rates.to}
          step={rates.by}
          value={apr}
          aria-valuetext={`${rate} ${words.apr}`}
          onChange={({ target }) => setApr(Number(target.value))}
        />
      </div>
      <dl className="at-rate" aria-live="polite">
        <div>
          <dt>{words.apr}</dt>
          <dd>{rate}</dd>
        </div>
        <div>
          <dt>{words.monthly}</dt>
          <dd>{pounds(instalment)}</dd>
        </div>
        <div>
          <dt>{words.cost}</dt>
          <dd>{pounds(cost)}</dd>
        </div>
        <div>
          <dt>{words.counted}</dt>
          <dd>{pounds(counted)}</dd>
        </div>
      </dl>
      <CostBar whole={cost} counted={counted} most={most} />
    </>
  )
}
