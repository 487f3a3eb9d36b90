/** What `npm run bench -- search --learn` has learned from the questions of content/search-journeys.yaml. Nobody writes here by hand. */
export const learned = {
  bias: -2.548,
  weights: {
    cover: 4.017,
    likeness: 1.344,
    unknown: -0.909,
    elsewhere: -3.69,
    own: 2.87,
  },
  calibration: [
    {
      from: -7.251,
      probability: 0.0036,
    },
    {
      from: -2.944,
      probability: 0.0641,
    },
    {
      from: -2.485,
      probability: 0.1278,
    },
    {
      from: -1.581,
      probability: 0.25,
    },
    {
      from: -1.456,
      probability: 0.3824,
    },
    {
      from: -1.309,
      probability: 0.4048,
    },
    {
      from: -1.115,
      probability: 0.413,
    },
    {
      from: -0.82,
      probability: 0.4519,
    },
    {
      from: -0.224,
      probability: 0.5,
    },
    {
      from: -0.199,
      probability: 0.6951,
    },
    {
      from: 0.264,
      probability: 0.7105,
    },
    {
      from: 0.369,
      probability: 0.7727,
    },
    {
      from: 0.471,
      probability: 0.8509,
    },
    {
      from: 1.017,
      probability: 0.8636,
    },
    {
      from: 1.049,
      probability: 0.9054,
    },
    {
      from: 1.348,
      probability: 0.9527,
    },
    {
      from: 1.78,
      probability: 0.9527,
    },
    {
      from: 2.06,
      probability: 0.966,
    },
    {
      from: 2.506,
      probability: 0.9988,
    },
  ],
}
