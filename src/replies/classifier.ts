/** A text whose kind is known, by its features: the words and signs that it bears. */
export type Example = { kind: string; features: Iterable<string> }

/** What was learned from examples, as plain data. */
export type Model = {
  kinds: readonly string[]
  /** In how many examples of each kind a feature stands: the place of a kind and the number, in turn, for each kind that has any. */
  features: Readonly<Record<string, readonly number[]>>
}

/** A feature of one letter alone is rather its writer’s than its kind’s. */
const fewest = 2

/** Counts in how many examples of each kind every feature stands. The order of the examples makes no difference. */
export function train(examples: readonly Example[]): Model {
  const kinds = [...new Set(examples.map(({ kind }) => kind))].toSorted()
  const counts = new Map<string, number[]>()
  for (const { kind, features } of examples)
    for (const feature of new Set(features)) {
      const own = counts.get(feature) ?? kinds.map(() => 0)
      const at = kinds.indexOf(kind)
      own[at] = (own[at] ?? 0) + 1
      counts.set(feature, own)
    }
  const kept = [...counts].filter(([, own]) => sum(own) >= fewest).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    kinds,
    features: Object.fromEntries(
      kept.map(([feature, own]) => [feature, own.flatMap((count, at) => (count > 0 ? [at, count] : []))]),
    ),
  }
}

/** A model ready to be asked about any number of letters. */
export type Classifier = { kinds: Model['kinds']; weights: ReadonlyMap<string, readonly number[]> }

/** Keeps a feature that no letter of a kind has from ruling that kind out. */
const smoothing = 1

/**
 * Complement naive Bayes (Rennie, Shih, Teevan and Karger, 2003): a feature speaks for a kind as it is rare among all others, which
 * stays true of kinds with few examples.
 */
export function classifierOf({ kinds, features }: Model): Classifier {
  const counted = Object.entries(features).map(([feature, pairs]) => {
    const counts = kinds.map(() => 0)
    for (let at = 0; at < pairs.length; at += 2) counts[pairs[at] ?? 0] = pairs[at + 1] ?? 0
    return { feature, counts, all: sum(counts) }
  })
  const others = kinds.map((_, kind) =>
    counted.reduce((before, { counts, all }) => before + all - (counts[kind] ?? 0) + smoothing, 0),
  )
  const weights = counted.map(
    ({ feature, counts, all }) =>
      [feature, counts.map((own, kind) => -Math.log((all - own + smoothing) / (others[kind] ?? 1)))] as const,
  )
  return { kinds, weights: new Map(weights) }
}

/** How well each kind fits a letter with these features: logarithms of odds, of which only the differences count. */
export function scoresOf(features: Iterable<string>, { kinds, weights }: Classifier): Map<string, number> {
  const known = [...new Set(features)].flatMap((feature) =>
    [weights.get(feature) ?? []].filter(({ length }) => length > 0),
  )
  return new Map(kinds.map((kind, at) => [kind, sum(known.map((own) => own[at] ?? 0))]))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
