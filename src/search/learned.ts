/**
 * Weights that `npm run bench -- search --learn` has learned from content/search-journeys.yaml and the opened sets. Nobody writes here by
 * hand.
 */
export const learnedFit = {
  bias: -2.739,
  weights: { cover: 5.325, likeness: 1.193, unknown: -0.248, elsewhere: -4.559, own: 1.93 },
}
