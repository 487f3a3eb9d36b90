/** Features of an example, of which the first is 1 and bears the bias, and whether it is right. */
export type LogisticExample = { features: readonly number[]; right: boolean }

type Descent = {
  steps: number
  rate: number
  /** Share of each weight that a step takes off, so that weights stay small. */
  shrinking: number
  /** True to take none off the bias. */
  freeBias?: boolean
  /** Weights to start from; 0 where there are none. */
  from?: readonly number[]
}

/** Fit weights by logistic regression, in steps down the slope. */
export function logisticWeights(
  examples: readonly LogisticExample[],
  { steps, rate, shrinking, freeBias = false, from = [] }: Descent,
): number[] {
  let weights = (examples[0]?.features ?? []).map((_, index) => from[index] ?? 0)
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, index) => (freeBias && index === 0 ? 0 : weight * shrinking))
    for (const { features, right } of examples) {
      const score = features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0)
      const off = (1 / (1 + Math.exp(-score)) - Number(right)) / examples.length
      for (const [index, feature] of features.entries()) slope[index] = (slope[index] ?? 0) + off * feature
    }
    weights = weights.map((weight, index) => weight - (slope[index] ?? 0) * rate)
  }
  return weights
}
