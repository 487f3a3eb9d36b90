/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.627,
  weights: { cover: 5.261, likeness: 1.155, unknown: -0.364, elsewhere: -4.563, own: 2.043 },
}
