export type Scores = readonly number[]

/** Model learned from examples, as plain data. */
export type Model = {
  kinds: readonly string[]
  bias: Scores
  /** Rarity of each feature, and then the place of a kind and the feature’s weight for it, in turn, for each kind that it speaks for or against. */
  features: Readonly<Record<string, readonly number[]>>
}

/** Weights are multiples of this: finer ones tell letters apart no better. */
export const grain = 0.05

/** Weigh the features of a text: rare ones more, scaled so that a long text counts no more than a short one. */
export function valuesOf(
  features: Iterable<string>,
  rarityOf: (feature: string) => number | undefined,
): [string, number][] {
  const known = [...new Set(features)].flatMap((feature): [string, number][] => {
    const rarity = rarityOf(feature)
    return rarity === undefined ? [] : [[feature, rarity]]
  })
  const length = Math.hypot(...known.map(([, value]) => value)) || 1
  return known.map(([feature, value]) => [feature, value / length])
}

/** Score each kind by how well it fits a text with these features: about 1 if it fits, about 0 if not. */
export function scoresOf(
  features: Iterable<string>,
  { bias, features: learned }: Pick<Model, 'bias' | 'features'>,
): Scores {
  const scores = [...bias]
  for (const [feature, value] of valuesOf(features, (one) => learned[one]?.[0])) {
    const pairs = learned[feature] ?? []
    for (let at = 1; at < pairs.length; at += 2)
      scores[pairs[at] ?? 0] = (scores[pairs[at] ?? 0] ?? 0) + value * (pairs[at + 1] ?? 0) * grain
  }
  return scores
}

/** Return the weight of a feature in the score of a kind, in a text that has little else. */
export const weightOf = (feature: string, kind: string, { kinds, features }: Model): number => {
  const pairs = features[feature] ?? []
  for (let at = 1; at < pairs.length; at += 2) if (kinds[pairs[at] ?? -1] === kind) return pairs[at + 1] ?? 0
  return 0
}
