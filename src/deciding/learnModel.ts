import { grain, type Model, valuesOf } from './linearModel.ts'

/** A text whose kind is known, or that may be of several or of none, by its features: the words and signs that it bears. */
export type TrainingText = { kinds: readonly string[]; features: readonly string[] }

/** A feature of fewer letters is a trait of the writer, not of the kind. */
const fewest = 5
/** Limit on the pull of a single example: with more, it is learned by heart. */
const restraint = 0.15
/** Share of the error at which to stop: with a smaller one, held-out letters are read no better. */
const closeEnough = 0.1

/** Find the weights that fit all examples with the least squares (ridge regression; Hoerl and Kennard, 1970). */
export function train(examples: readonly TrainingText[]): Model {
  const kinds = [...new Set(examples.flatMap(({ kinds: own }) => own))].toSorted()
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= fewest).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rarity = new Map(kept.map(([feature, count]) => [feature, hundredths(Math.log(examples.length / count))]))
  const places = new Map(kept.map(([feature], place) => [feature, place]))
  const matrix = matrixOf(examples, ({ features }) =>
    valuesOf(features, (feature) => rarity.get(feature)).map(([feature, value]) => [places.get(feature) ?? 0, value]),
  )
  const trained = kinds.map((kind) => {
    const share = Float64Array.from(examples, ({ kinds: own }) => Number(own.includes(kind)) / Math.max(1, own.length))
    const mean = meanOf(share)
    const wanted = share.map((own) => own - mean)
    const weights = weightsOf(matrix, kept.length, pullsOf(matrix, kept.length, wanted))
    const whole = weights.map((weight) => Math.round(weight / grain))
    const scored = scoresBy(
      matrix,
      whole.map((steps) => steps * grain),
    )
    // Rounding loses small weights, mostly those against a kind, which would raise its score in every text; the bias makes up for it.
    return { whole, bias: mean - meanOf(scored) }
  })
  const features = Object.fromEntries(
    kept.map(([feature], place) => [
      feature,
      [rarity.get(feature) ?? 0, ...trained.flatMap(({ whole }, kind) => (whole[place] ? [kind, whole[place]] : []))],
    ]),
  )
  return { kinds, bias: trained.map(({ bias }) => bias), features }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

const meanOf = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The features of all examples, one example after the other, by their places and values; where each begins, and where the last ends. */
type Matrix = { starts: Int32Array; places: Int32Array; values: Float64Array }

/** Put the examples into a matrix, one at a time: the rows of all would take some 50 MB more. */
function matrixOf(
  examples: readonly TrainingText[],
  rowOf: (example: TrainingText) => readonly (readonly [place: number, value: number])[],
): Matrix {
  const [starts, places, values]: [number[], number[], number[]] = [[0], [], []]
  for (const example of examples) {
    for (const [place, value] of rowOf(example)) {
      places.push(place)
      values.push(value)
    }
    starts.push(places.length)
  }
  return { starts: Int32Array.from(starts), places: Int32Array.from(places), values: Float64Array.from(values) }
}

/**
 * Find how far each example pulls the weights for one kind, so that all score what is wanted: by conjugate gradients (Hestenes and Stiefel, 1952)
 * in some twenty steps that look at each feature of each example twice.
 */
function pullsOf(matrix: Matrix, features: number, wanted: Float64Array): Float64Array {
  const reached = (pulls: Float64Array) =>
    scoresBy(matrix, weightsOf(matrix, features, pulls)).map((score, at) => score + restraint * (pulls[at] ?? 0))
  let pulls: Float64Array = new Float64Array(wanted.length)
  let left = wanted
  let direction = left
  let square = product(left, left)
  const enough = closeEnough ** 2 * product(wanted, wanted)
  while (square > enough) {
    const change = reached(direction)
    const step = square / product(direction, change)
    pulls = along(pulls, step, direction)
    left = along(left, -step, change)
    const next = product(left, left)
    direction = along(left, next / square, direction)
    square = next
  }
  return pulls
}

/** Take a step of some length from a place. */
const along = (place: Float64Array, step: number, direction: Float64Array): Float64Array =>
  place.map((value, at) => value + step * (direction[at] ?? 0))

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

/** The weight of each feature where every example pulls so far. */
function weightsOf({ starts, places, values }: Matrix, features: number, pulls: Float64Array): Float64Array {
  const weights = new Float64Array(features)
  for (let example = 0; example < pulls.length; example++) {
    const pull = pulls[example] ?? 0
    const end = starts[example + 1] ?? 0
    for (let at = starts[example] ?? 0; at < end; at++) {
      const place = places[at] ?? 0
      weights[place] = (weights[place] ?? 0) + pull * (values[at] ?? 0)
    }
  }
  return weights
}

/** What each example scores by some weights. */
function scoresBy({ starts, places, values }: Matrix, weights: Float64Array): Float64Array {
  const scores = new Float64Array(starts.length - 1)
  for (let example = 0; example < scores.length; example++) {
    const end = starts[example + 1] ?? 0
    let sum = 0
    for (let at = starts[example] ?? 0; at < end; at++) sum += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0)
    scores[example] = sum
  }
  return scores
}
