import type { Calibration } from '../deciding/calibration.ts'

/** Written by `npm run bench -- papers-confidence --learn`: what features weigh, and how likely each score is to be right. */
export const learnedConfidence: { weights: readonly number[]; calibration: Calibration } = {
  weights: [2.07, 1.21, 0.32, 1.53, -0.27, 0.88, 1.16, -0.36, 0.37, 0.03, 0.56, 0.56, 0.02],
  calibration: [
    { from: -0.5, probability: 0.8423 },
    { from: 2.75, probability: 0.8981 },
    { from: 3.0, probability: 0.8981 },
    { from: 3.25, probability: 0.9478 },
    { from: 4.0, probability: 0.9835 },
    { from: 4.25, probability: 0.9881 },
    { from: 4.5, probability: 0.9933 },
    { from: 4.75, probability: 0.9941 },
    { from: 5.0, probability: 0.9979 },
    { from: 6.0, probability: 0.9988 },
    { from: 6.25, probability: 0.9998 },
  ],
}
