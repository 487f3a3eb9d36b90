/** What `npm run bench -- search --learn` has learned from the questions of content/search-journeys.yaml. Nobody writes here by hand. */
export const learned = {
  bias: -0.41,
  weights: {
    cover: 2.593,
    likeness: 1.089,
    unknown: -0.841,
    elsewhere: -6.607,
    own: 1.98,
  },
  calibration: [
    {
      from: -8.144,
      probability: 0.0039,
    },
    {
      from: -1.846,
      probability: 0.0556,
    },
    {
      from: -1.154,
      probability: 0.4375,
    },
    {
      from: -0.85,
      probability: 0.6333,
    },
    {
      from: -0.164,
      probability: 0.9918,
    },
  ],
}
