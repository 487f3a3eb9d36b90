/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -3.257,
  weights: { cover: 5.611, likeness: 1.228, unknown: -0.315, elsewhere: -3.855, own: 2.499 },
}
