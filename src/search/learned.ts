/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -3.214,
  weights: { cover: 5.514, likeness: 1.276, unknown: -0.487, elsewhere: -3.763, own: 2.822 },
}
