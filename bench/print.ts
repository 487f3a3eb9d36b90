import { type Prediction, reliability } from '../src/deciding/calibration.ts'

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** Show how far probabilities can be relied on, row by row. */
export const reliabilityTable = (said: readonly Prediction[]): string[] => [
  'up to    said  promised     right',
  ...reliability(said).map(({ upTo, said: many, promised, right }) =>
    [
      upTo.toFixed(2).padStart(5),
      String(many).padStart(7),
      ...[promised, right].map((one) => percent(one).padStart(9)),
    ].join(' '),
  ),
]
