import type { Calibration } from '../deciding/calibration.ts'

/** Written by `npm run bench -- papers-confidence --learn`: what features weigh, and how likely each score is to be right. */
export const learnedConfidence: { weights: readonly number[]; calibration: Calibration } = {
  weights: [2, 1.27, 0.23, 1.46, -0.35, 0.78, 1.04, -0.43, 0.35, 0, 0.56, 0.56, -0.03],
  calibration: [
    { from: -0.75, probability: 0.8672 },
    { from: 2.75, probability: 0.9408 },
    { from: 3.75, probability: 0.9638 },
    { from: 4.0, probability: 0.9855 },
    { from: 4.25, probability: 0.9888 },
    { from: 4.5, probability: 0.9923 },
    { from: 4.75, probability: 0.9977 },
    { from: 5.75, probability: 0.9987 },
    { from: 6.0, probability: 0.9998 },
  ],
}
