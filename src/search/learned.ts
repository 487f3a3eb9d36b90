/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.802,
  weights: { cover: 4.429, likeness: 1.144, unknown: -0.584, elsewhere: -3.69, own: 1.981 },
  calibration: [
    { from: -7.236, probability: 0.0034 },
    { from: -3.539, probability: 0.053 },
    { from: -2.847, probability: 0.0641 },
    { from: -2.483, probability: 0.0825 },
    { from: -1.856, probability: 0.125 },
    { from: -1.664, probability: 0.1875 },
    { from: -1.61, probability: 0.3 },
    { from: -1.573, probability: 0.371 },
    { from: -1.362, probability: 0.4079 },
    { from: -1.161, probability: 0.4235 },
    { from: -0.514, probability: 0.4722 },
    { from: -0.414, probability: 0.5 },
    { from: -0.384, probability: 0.5741 },
    { from: -0.238, probability: 0.6429 },
    { from: -0.003, probability: 0.6538 },
    { from: 0.384, probability: 0.8152 },
    { from: 0.676, probability: 0.9097 },
    { from: 1.063, probability: 0.9097 },
    { from: 1.22, probability: 0.9097 },
    { from: 1.373, probability: 0.9448 },
    { from: 1.859, probability: 0.949 },
    { from: 2.048, probability: 0.9643 },
    { from: 2.248, probability: 0.9712 },
    { from: 2.354, probability: 0.9926 },
    { from: 3.088, probability: 0.9983 },
  ],
}
