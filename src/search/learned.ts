/** What `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by hand. */
export const learned = {
  bias: -2.709,
  weights: {
    cover: 4.298,
    likeness: 1.205,
    unknown: -0.539,
    elsewhere: -3.678,
    own: 2.299,
  },
  calibration: [
    {
      from: -7.074,
      probability: 0.0041,
    },
    {
      from: -3.445,
      probability: 0.0614,
    },
    {
      from: -2.777,
      probability: 0.0694,
    },
    {
      from: -2.344,
      probability: 0.1522,
    },
    {
      from: -1.929,
      probability: 0.2143,
    },
    {
      from: -1.835,
      probability: 0.2143,
    },
    {
      from: -1.582,
      probability: 0.2586,
    },
    {
      from: -1.319,
      probability: 0.3857,
    },
    {
      from: -1.026,
      probability: 0.4718,
    },
    {
      from: -0.508,
      probability: 0.5921,
    },
    {
      from: -0.181,
      probability: 0.5921,
    },
    {
      from: -0.15,
      probability: 0.625,
    },
    {
      from: -0.13,
      probability: 0.6824,
    },
    {
      from: 0.41,
      probability: 0.7361,
    },
    {
      from: 0.745,
      probability: 0.8846,
    },
    {
      from: 0.807,
      probability: 0.9138,
    },
    {
      from: 1.366,
      probability: 0.9509,
    },
    {
      from: 2.406,
      probability: 0.9991,
    },
  ],
}
