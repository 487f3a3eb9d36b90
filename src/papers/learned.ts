import type { Calibration } from '../deciding/calibration.ts'

/** Written by `npm run bench -- papers-confidence --learn`: what features weigh, and how likely each score is to be right. */
export const learnedConfidence: { weights: readonly number[]; calibration: Calibration } = {
  weights: [1.92, 1.06, 0.29, 1.6, -0.65, 0.77, 1.09, -0.28, 0.38, -0.04, 0.77],
  calibration: [
    { from: -1.25, probability: 0.8281 },
    { from: 2.0, probability: 0.8611 },
    { from: 2.5, probability: 0.8864 },
    { from: 2.75, probability: 0.9244 },
    { from: 3.0, probability: 0.9414 },
    { from: 3.75, probability: 0.9558 },
    { from: 4.0, probability: 0.9889 },
    { from: 4.25, probability: 0.9924 },
    { from: 4.5, probability: 0.9951 },
    { from: 5.0, probability: 0.9977 },
    { from: 5.75, probability: 0.9988 },
    { from: 6.25, probability: 0.9998 },
  ],
}
