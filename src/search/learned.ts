/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.803,
  weights: { cover: 5.387, likeness: 1.236, unknown: -0.171, elsewhere: -4.568, own: 1.876 },
}
