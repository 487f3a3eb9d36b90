import type { Calibration } from '../deciding/calibration.ts'

/** Written by `npm run bench -- papers-confidence --write`: what features weigh, and how likely each score is to be right. */
export const learned: { weights: readonly number[]; calibration: Calibration } = {
  weights: [1.77, 1.24, 0.4, 1.8, -0.54, 0.79, 1.22, -0.69, 0.54, 0.24, 0.7, 0.38, 0.18],
  calibration: [
    { from: -1.850, probability: 0.7321 },
    { from: 1.603, probability: 0.9917 },
  ],
}
