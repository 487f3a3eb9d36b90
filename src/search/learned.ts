/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.688,
  weights: { cover: 5.294, likeness: 1.183, unknown: -0.295, elsewhere: -4.589, own: 1.947 },
}
