import type { Calibration } from '../deciding/calibration.ts'

/** Written by `npm run bench -- papers-confidence --learn`: what features weigh, and how likely each score is to be right. */
export const learned: { weights: readonly number[]; calibration: Calibration } = {
  weights: [1.81, 1.19, 0.37, 1.82, -0.36, 0.77, 1.15, -0.44, 0.34, 0.23, 0.52, 0.24, 0.1],
  calibration: [
    { from: -1.500, probability: 0.8187 },
    { from: 2.500, probability: 0.9095 },
    { from: 2.750, probability: 0.9242 },
    { from: 3.250, probability: 0.9356 },
    { from: 4.000, probability: 0.9717 },
    { from: 4.250, probability: 0.9892 },
    { from: 4.500, probability: 0.9931 },
    { from: 4.750, probability: 0.9963 },
    { from: 5.000, probability: 0.9974 },
    { from: 5.500, probability: 0.9979 },
    { from: 6.000, probability: 0.9994 },
    { from: 6.500, probability: 0.9994 },
  ],
}
