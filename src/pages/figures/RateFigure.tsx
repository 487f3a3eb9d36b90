import { AmountBar } from '../../components/BarTable.tsx'
import { columnHeads } from '../../components/DataTable.tsx'
import { numberOn } from '../../facts/valueOn.ts'
import { type RateSliderProps, RateSlider } from '../../islands/pictures/RateSlider.tsx'
import { type BasisPoints, basisPointsOf, percentOf } from '../../rules/credit/rates.ts'
import { type RateStep, rateStep } from '../../rules/redress/rateStep.ts'
import type { Site } from '../../site/site.ts'
import { pounds } from '../../rules/money/pence.ts'
import { IslandOf } from '../IslandOf.tsx'
import type { FigureProps } from './figureProps.ts'

/** An invented loan, the same as in the words of the guides, and the day that says which cut is its own. */
const loan = { amountOfCredit: 1_000_000, months: 48, balloon: 0 }
const made = '2016-03-01'

/** The rates that the slider goes through; where it stands at first; and every how many of them the table shows. */
const rates: readonly BasisPoints[] = Array.from({ length: 25 }, (_, index) => 390 + index * 50)
const first = rates.indexOf(990)
const shownEvery = 6

/** Cost of the loan at each rate, with the cut that the rules make for such a loan. */
export function rateSteps({ facts }: Pick<Site, 'facts'>): RateStep[] {
  const cut = basisPointsOf(numberOn(facts, 'scheme.apr-cut', made))
  return rates.map((apr) => rateStep(loan, apr, cut))
}

/** Slider for what a higher rate cost and how much of it the rules count. Some of its steps are shown without script too. */
export function RateFigure({ site, Line }: FigureProps) {
  const words = site.figureWords?.rate
  if (!words) return null
  const steps = rateSteps(site)
  const most = Math.max(...steps.map(({ cost }) => cost))
  const { slider, apr, monthly, cost, counted } = words
  const props: RateSliderProps & { picture: 'RateSlider' } = {
    picture: 'RateSlider',
    stops: steps.map(({ apr, instalment, cost, counted }) => [apr, instalment, cost, counted]),
    first,
    words: { slider, apr, monthly, cost, counted },
  }
  return (
    <figure className="chart rate" data-example="">
      <figcaption>
        <strong>{words.title}</strong> <Line site={site} markdown={words.says} />
      </figcaption>
      <IslandOf name="Pictures" id="rate" start="intent" props={props} of={RateSlider} />
      <p className="key">
        <span className="of-rest">{words.lower}</span> <span>{counted}</span>
      </p>
      <table className="bars steps">
        <caption>{words.table}</caption>
        {columnHeads([apr, monthly, cost, counted, ''])}
        <tbody>
          {steps
            .filter((_, index) => index % shownEvery === 0)
            .map((step) => (
              <tr key={step.apr}>
                <th scope="row">{percentOf(step.apr)}%</th>
                <td>{pounds(step.instalment)}</td>
                <td>{pounds(step.cost)}</td>
                <td>{pounds(step.counted)}</td>
                <td className="drawn">
                  <AmountBar size={step.cost} counted={step.counted} most={most} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="note">
        <Line site={site} markdown={words.note} />
      </p>
    </figure>
  )
}
