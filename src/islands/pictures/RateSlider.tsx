import { useState } from 'react'
import { AmountBar } from '../../components/BarTable.tsx'

/** A rate in basis points, and what it comes to in pence: a month, in all, and the part that the rules count. */
export type RateStop = readonly [apr: number, monthly: number, cost: number, counted: number]

export type RateSliderProps = {
  /** Stops of the slider, lowest rate first. The rules have worked them out at build, so none of their code is needed here. */
  stops: readonly RateStop[]
  first: number
  words: Record<'slider' | 'apr' | 'monthly' | 'cost' | 'counted', string>
}

// Not shared with the tools: every page’s script would then name the shared chunk.
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const pounds = (pence: number) => money.format(pence / 100)

export function RateSlider({ stops, first, words }: RateSliderProps) {
  const [at, setAt] = useState(first)
  const [apr, monthly, cost, counted] = stops[at] ?? [0, 0, 0, 0]
  const rate = `${apr / 100}%`
  const said: [string, string][] = [
    [words.apr, rate],
    [words.monthly, pounds(monthly)],
    [words.cost, pounds(cost)],
    [words.counted, pounds(counted)],
  ]
  return (
    <>
      <div className="slider needs-script">
        <label htmlFor="rate-slider">{words.slider}</label>
        <input
          id="rate-slider"
          type="range"
          max={stops.length - 1}
          value={at}
          aria-valuetext={`${rate} ${words.apr}`}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </div>
      <dl className="at-rate" aria-live="polite">
        {said.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AmountBar size={cost} counted={counted} most={stops.at(-1)?.[2] ?? cost} />
    </>
  )
}
