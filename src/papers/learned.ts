import type { Calibration } from '../deciding/calibration.ts'

/** Written by `npm run bench -- papers-confidence --learn`: what features weigh, and how likely each score is to be right. */
export const learned: { weights: readonly number[]; calibration: Calibration } = {
  weights: [1.81, 1.19, 0.37, 1.82, -0.36, 0.77, 1.15, -0.44, 0.34, 0.23, 0.52, 0.24, 0.1],
  calibration: [
    { from: -1.5, probability: 0.8187 },
    { from: 2.5, probability: 0.9095 },
    { from: 2.75, probability: 0.9242 },
    { from: 3.25, probability: 0.9356 },
    { from: 4.0, probability: 0.9717 },
    { from: 4.25, probability: 0.9892 },
    { from: 4.5, probability: 0.9931 },
    { from: 4.75, probability: 0.9963 },
    { from: 5.0, probability: 0.9974 },
    { from: 5.5, probability: 0.9979 },
    { from: 6.0, probability: 0.9994 },
    { from: 6.5, probability: 0.9994 },
  ],
}
