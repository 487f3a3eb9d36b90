/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.859,
  weights: { cover: 4.522, likeness: 1.203, unknown: -0.67, elsewhere: -3.658, own: 1.903 },
  calibration: [
    { from: -7.197, probability: 0.0031 },
    { from: -3.572, probability: 0.0385 },
    { from: -2.679, probability: 0.0618 },
    { from: -2.218, probability: 0.0904 },
    { from: -1.642, probability: 0.1667 },
    { from: -1.457, probability: 0.4144 },
    { from: -0.466, probability: 0.5323 },
    { from: -0.314, probability: 0.5874 },
    { from: 0.228, probability: 0.8264 },
    { from: 0.568, probability: 0.875 },
    { from: 0.75, probability: 0.9045 },
    { from: 1.295, probability: 0.9063 },
    { from: 1.346, probability: 0.9481 },
    { from: 1.932, probability: 0.9481 },
    { from: 2.021, probability: 0.9559 },
    { from: 2.131, probability: 0.9757 },
    { from: 2.472, probability: 0.9929 },
    { from: 3.118, probability: 0.9985 },
  ],
}
