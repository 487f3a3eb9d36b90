/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.753,
  weights: {
    cover: 4.353,
    likeness: 1.161,
    unknown: -0.513,
    elsewhere: -3.722,
    own: 2.168,
  },
  calibration: [
    {
      from: -7.12,
      probability: 0.0037,
    },
    {
      from: -3.436,
      probability: 0.0519,
    },
    {
      from: -2.35,
      probability: 0.1364,
    },
    {
      from: -2.2,
      probability: 0.1383,
    },
    {
      from: -1.851,
      probability: 0.1486,
    },
    {
      from: -1.589,
      probability: 0.2969,
    },
    {
      from: -1.323,
      probability: 0.3049,
    },
    {
      from: -1.036,
      probability: 0.375,
    },
    {
      from: -1.019,
      probability: 0.5,
    },
    {
      from: -1.015,
      probability: 0.5093,
    },
    {
      from: -0.263,
      probability: 0.625,
    },
    {
      from: -0.25,
      probability: 0.6691,
    },
    {
      from: 0.201,
      probability: 0.6912,
    },
    {
      from: 0.383,
      probability: 0.7292,
    },
    {
      from: 0.577,
      probability: 0.7292,
    },
    {
      from: 0.67,
      probability: 0.7857,
    },
    {
      from: 0.706,
      probability: 0.9144,
    },
    {
      from: 1.34,
      probability: 0.9456,
    },
    {
      from: 2.212,
      probability: 0.9667,
    },
    {
      from: 2.326,
      probability: 0.9947,
    },
    {
      from: 2.914,
      probability: 0.9985,
    },
  ],
}
