/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -3.235,
  weights: { cover: 5.536, likeness: 1.309, unknown: -0.475, elsewhere: -3.793, own: 2.742 },
}
