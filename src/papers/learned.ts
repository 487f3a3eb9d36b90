import type { Calibration } from '../deciding/calibration.ts'

/** Written by `npm run bench -- papers-confidence --learn`: what features weigh, and how likely each score is to be right. */
export const learnedConfidence: { weights: readonly number[]; calibration: Calibration } = {
  weights: [1.92, 1.21, 0.23, 1.44, -0.37, 0.81, 1.1, -0.35, 0.3, -0.1, 0.83],
  calibration: [
    { from: -0.75, probability: 0.8651 },
    { from: 2.0, probability: 0.8651 },
    { from: 2.25, probability: 0.9054 },
    { from: 3.0, probability: 0.9487 },
    { from: 3.75, probability: 0.9677 },
    { from: 4.0, probability: 0.9863 },
    { from: 4.25, probability: 0.994 },
    { from: 4.75, probability: 0.994 },
    { from: 5.0, probability: 0.9976 },
    { from: 5.75, probability: 0.9984 },
    { from: 6.25, probability: 0.9997 },
  ],
}
