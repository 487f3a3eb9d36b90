import { grain, type Model, type Scores, scoresOf, valuesOf } from './classifier.ts'

/** A text whose kind is known, or that may be of several, by its features: the words and signs that it bears; and who wrote it. */
export type Example = {
  kinds: readonly string[]
  features: Iterable<string>
  by: string
}

/** What was learned, and how each example scores by what all other writers teach. */
export type Learned = { model: Model; held: readonly Scores[] }

/** A feature of fewer letters is rather their writer’s than their kind’s. */
const fewest = 3
/** How far a single example may pull: more, and it is learned by heart. */
const restraint = 0.15

/**
 * Learns from examples: the weights that fit the kinds of all examples with the least squares and the least weights (ridge regression;
 * Hoerl and Kennard, 1970), which has one answer and needs no steps.
 */
export function train(examples: readonly Example[]): Learned {
  const kinds = [...new Set(examples.flatMap(({ kinds: own }) => own))].toSorted()
  const counts = new Map<string, number>()
  const sets = examples.map(({ features }) => new Set(features))
  for (const set of sets) for (const feature of set) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= fewest).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const rarity = new Map(kept.map(([feature, count]) => [feature, hundredths(Math.log(examples.length / count))]))
  const rows = sets.map((set) => valuesOf(set, (feature) => rarity.get(feature)))
  const shares = examples.map(({ kinds: own }) => kinds.map((kind) => Number(own.includes(kind)) / own.length))
  const mean = meanOf(shares, kinds.length)
  const wanted = shares.map((own) => own.map((share, at) => share - (mean[at] ?? 0)))
  const inverse = inverted(likenesses(rows))
  const pulls = times(inverse, wanted)
  const weights = new Map<string, number[]>()
  rows.forEach((row, example) => {
    for (const [feature, value] of row) {
      const own = weights.get(feature) ?? kinds.map(() => 0)
      pulls[example]?.forEach((pull, at) => {
        own[at] = (own[at] ?? 0) + value * pull
      })
      weights.set(feature, own)
    }
  })
  const features = Object.fromEntries(
    kept.map(([feature]) => [
      feature,
      [
        rarity.get(feature) ?? 0,
        ...(weights.get(feature) ?? []).flatMap((weight, at) => {
          const whole = Math.round(weight / grain)
          return whole === 0 ? [] : [at, whole]
        }),
      ],
    ]),
  )
  // Small weights are lost in whole steps, and mostly those against a kind: its score would rise in every text, so the bias takes that up.
  const lost = sets.map((set, example) =>
    scoresOf(set, { bias: kinds.map(() => 0), features }).map(
      (score, at) => (wanted[example]?.[at] ?? 0) - restraint * (pulls[example]?.[at] ?? 0) - score,
    ),
  )
  const shift = meanOf(lost, kinds.length)
  const held = heldOut(examples, wanted, inverse, pulls).map((row, example) =>
    row.map((score, at) => score + (mean[at] ?? 0) + (shift[at] ?? 0) - (lost[example]?.[at] ?? 0)),
  )
  const bias = mean.map((score, at) => score + (shift[at] ?? 0))
  return { model: { kinds, bias, features }, held }
}

/** The mean of each column. */
const meanOf = (rows: readonly Scores[], columns: number): number[] =>
  Array.from(
    { length: columns },
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / Math.max(1, rows.length),
  )

const hundredths = (value: number) => Math.round(value * 100) / 100

/** How much each two examples have in common, with the restraint on the diagonal. */
function likenesses(rows: readonly (readonly [string, number])[][]): Float64Array[] {
  const bearing = new Map<string, [number, number][]>()
  rows.forEach((row, example) => {
    for (const [feature, value] of row) {
      const own = bearing.get(feature) ?? []
      own.push([example, value])
      bearing.set(feature, own)
    }
  })
  const all = rows.map(() => new Float64Array(rows.length))
  for (const own of bearing.values())
    for (const [one, value] of own) {
      const row = all[one]
      if (row) for (const [other, theirs] of own) row[other] = (row[other] ?? 0) + value * theirs
    }
  all.forEach((row, at) => {
    row[at] = (row[at] ?? 0) + restraint
  })
  return all
}

/** The inverse of a matrix that is symmetric and positive, by Gauss and Jordan. */
function inverted(matrix: readonly Float64Array[]): Float64Array[] {
  const rows = matrix.map((row) => Float64Array.from(row))
  rows.forEach((pivot, at) => {
    const by = 1 / (pivot[at] ?? 1)
    pivot[at] = 1
    for (let column = 0; column < pivot.length; column++) pivot[column] = (pivot[column] ?? 0) * by
    for (const row of rows) {
      if (row === pivot) continue
      const factor = row[at] ?? 0
      row[at] = 0
      for (let column = 0; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
    }
  })
  return rows
}

const times = (matrix: readonly ArrayLike<number>[], other: readonly (readonly number[])[]): number[][] =>
  matrix.map((row) => {
    const out = (other[0] ?? []).map(() => 0)
    other.forEach((line, at) => {
      const factor = row[at] ?? 0
      line.forEach((value, column) => {
        out[column] = (out[column] ?? 0) + factor * value
      })
    })
    return out
  })

/**
 * How each example would score had nothing by its writer been learned: what is left of the inverse for a writer’s examples says it
 * exactly, without learning again.
 */
function heldOut(
  examples: readonly Example[],
  wanted: readonly (readonly number[])[],
  inverse: readonly Float64Array[],
  pulls: readonly (readonly number[])[],
): number[][] {
  const held: number[][] = examples.map(() => [])
  for (const writer of new Set(examples.map(({ by }) => by))) {
    const own = examples.flatMap(({ by }, at) => (by === writer ? [at] : []))
    const block = inverted(own.map((row) => Float64Array.from(own, (column) => inverse[row]?.[column] ?? 0)))
    const missed = times(
      block,
      own.map((at) => pulls[at] ?? []),
    )
    own.forEach((at, index) => {
      held[at] = (wanted[at] ?? []).map((want, kind) => want - (missed[index]?.[kind] ?? 0))
    })
  }
  return held
}
