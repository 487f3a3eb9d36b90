/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.796,
  weights: {
    cover: 4.436,
    likeness: 1.104,
    unknown: -0.559,
    elsewhere: -3.7,
    own: 1.934,
  },
  calibration: [
    {
      from: -7.202,
      probability: 0.0036,
    },
    {
      from: -3.534,
      probability: 0.0538,
    },
    {
      from: -2.846,
      probability: 0.0625,
    },
    {
      from: -2.44,
      probability: 0.1,
    },
    {
      from: -2.264,
      probability: 0.1,
    },
    {
      from: -1.856,
      probability: 0.1094,
    },
    {
      from: -1.669,
      probability: 0.25,
    },
    {
      from: -1.615,
      probability: 0.3,
    },
    {
      from: -1.573,
      probability: 0.3625,
    },
    {
      from: -1.33,
      probability: 0.4143,
    },
    {
      from: -1.086,
      probability: 0.4326,
    },
    {
      from: -0.488,
      probability: 0.5465,
    },
    {
      from: -0.23,
      probability: 0.6406,
    },
    {
      from: -0.001,
      probability: 0.6846,
    },
    {
      from: 0.395,
      probability: 0.7703,
    },
    {
      from: 0.661,
      probability: 0.9095,
    },
    {
      from: 1.316,
      probability: 0.9095,
    },
    {
      from: 1.36,
      probability: 0.9433,
    },
    {
      from: 1.851,
      probability: 0.949,
    },
    {
      from: 2.038,
      probability: 0.9648,
    },
    {
      from: 2.231,
      probability: 0.9674,
    },
    {
      from: 2.335,
      probability: 0.9924,
    },
    {
      from: 3.042,
      probability: 0.9983,
    },
  ],
}
