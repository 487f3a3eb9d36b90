import { WHOLE } from '../../src/rules/credit/rates.ts'
import { rateOf, type YearRate } from '../../src/rules/interest/yearRates.ts'

/** Each calendar year's rate for printing, in percent to six decimals. */
export const yearRows = (rates: readonly YearRate[]) =>
  rates.map((year) => ({
    year: year.year,
    daysAveraged: year.days,
    averageBankRate: percent(year.bankRateSum / (year.days * WHOLE)),
    rate: percent(rateOf(year, true)),
    rateWithoutFloor: percent(rateOf(year, false)),
  }))

const percent = (fraction: number) => Math.round(fraction * 100_000_000) / 1_000_000
