/** What `npm run bench -- search --learn` has learned from the questions of content/search-journeys.yaml. Nobody writes here by hand. */
export const learned = {
  bias: -2.713,
  weights: {
    cover: 4.113,
    likeness: 1.516,
    unknown: -0.694,
    elsewhere: -3.622,
    own: 2.896,
  },
  calibration: [
    {
      from: -7.171,
      probability: 0.0077,
    },
    {
      from: -3.597,
      probability: 0.0152,
    },
    {
      from: -3.096,
      probability: 0.0556,
    },
    {
      from: -2.922,
      probability: 0.1,
    },
    {
      from: -2.87,
      probability: 0.1226,
    },
    {
      from: -2.223,
      probability: 0.1364,
    },
    {
      from: -2.126,
      probability: 0.141,
    },
    {
      from: -1.592,
      probability: 0.1667,
    },
    {
      from: -1.573,
      probability: 0.25,
    },
    {
      from: -1.564,
      probability: 0.3289,
    },
    {
      from: -1.228,
      probability: 0.4886,
    },
    {
      from: -0.723,
      probability: 0.5,
    },
    {
      from: -0.715,
      probability: 0.5658,
    },
    {
      from: -0.172,
      probability: 0.7308,
    },
    {
      from: 0.441,
      probability: 0.9778,
    },
  ],
}
