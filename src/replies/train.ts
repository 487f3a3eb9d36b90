import { grain, type Model, type Scores, scoresOf, valuesOf } from './classifier.ts'

/** A text whose kind is known, or that may be of several, by its features: the words and signs that it bears; and who wrote it. */
export type TrainingText = {
  kinds: readonly string[]
  features: Iterable<string>
  by: string
}

/** What was learned, and how each example of some writers, or of all, scores by what all others teach: the more writers, the longer it takes. */
export type Learned = { model: Model; held: (writers?: readonly string[]) => readonly (Scores | undefined)[] }

/** A feature of fewer letters is rather their writer’s than their kind’s. */
const fewest = 5
/** How far a single example may pull: more, and it is learned by heart. */
const restraint = 0.15

/**
 * Learns from examples: the weights that fit the kinds of all examples with the least squares and the least weights (ridge regression;
 * Hoerl and Kennard, 1970), which has one answer and needs no steps.
 */
export function train(examples: readonly TrainingText[]): Learned {
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
  const half = halfOf(likenesses(rows))
  const pulls = solvedBy(half, wanted)
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
  const held = (writers: readonly string[] = examples.map(({ by }) => by)) =>
    heldOut({ examples, writers: new Set(writers) }, wanted, half, pulls).map((row, example) =>
      row?.map((score, at) => score + (mean[at] ?? 0) + (shift[at] ?? 0) - (lost[example]?.[at] ?? 0)),
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

/** How much each two examples have in common, with the restraint on the diagonal; each two once, under the one that comes later. */
function likenesses(rows: readonly (readonly [string, number])[][]): Float64Array[] {
  const bearing = new Map<string, { examples: number[]; values: number[] }>()
  const all = rows.map((row, example) => {
    const own = new Float64Array(example + 1)
    for (const [feature, value] of row) {
      const before = bearing.get(feature) ?? { examples: [], values: [] }
      before.examples.push(example)
      before.values.push(value)
      bearing.set(feature, before)
      before.examples.forEach((other, at) => {
        own[other] = (own[other] ?? 0) + value * (before.values[at] ?? 0)
      })
    }
    own[example] = (own[example] ?? 0) + restraint
    return own
  })
  return all
}

/** So many rows, and the one they all need, fit into a processor’s own memory. */
const together = 16

/** Half of a symmetric, positive matrix (Cholesky), by which it is solved with a sixth of the work of inverting it. */
function halfOf(matrix: readonly Float64Array[]): Float64Array[] {
  const half = matrix.map((row, at) => row.slice(0, at + 1))
  // Some rows at a time: each that they need is fetched from memory once for all of them.
  for (let first = 0; first < half.length; first += together) {
    const end = Math.min(first + together, half.length)
    half.slice(0, end).forEach((other, column) => {
      for (let at = Math.max(first, column); at < end; at++) {
        const row = half[at] ?? other
        const left = (row[column] ?? 0) - product(row, other, column)
        row[column] = column === at ? Math.sqrt(left) : left / (other[column] ?? 1)
      }
    })
  }
  return half
}

/** Rows of which a matrix, known by its half, makes the wanted ones. */
function solvedBy(half: readonly Float64Array[], wanted: readonly ArrayLike<number>[]): Float64Array[] {
  const columns = Array.from(wanted[0] ?? [], (_, column) => {
    const out = Float64Array.from(wanted, (row) => row[column] ?? 0)
    half.forEach((row, at) => {
      out[at] = ((out[at] ?? 0) - product(row, out, at)) / (row[at] ?? 1)
    })
    half.toReversed().forEach((row) => {
      const at = row.length - 1
      const value = (out[at] ?? 0) / (row[at] ?? 1)
      out[at] = value
      for (let before = 0; before < at; before++) out[before] = (out[before] ?? 0) - value * (row[before] ?? 0)
    })
    return out
  })
  return wanted.map((_, at) => Float64Array.from(columns, (column) => column[at] ?? 0))
}

/** The inner product of the first numbers of two rows. */
function product(one: Float64Array, other: Float64Array, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/**
 * How each example of some writers would score had nothing by its writer been learned: what is left of the inverse for a writer’s
 * examples says it exactly, without learning again.
 */
function heldOut(
  { examples, writers }: { examples: readonly TrainingText[]; writers: ReadonlySet<string> },
  wanted: readonly (readonly number[])[],
  half: readonly Float64Array[],
  pulls: readonly Float64Array[],
): (number[] | undefined)[] {
  const held = examples.map((): number[] | undefined => undefined)
  const asked = examples.flatMap(({ by }, at) => (writers.has(by) ? [at] : []))
  // The columns of the inverse that are needed, and no others.
  const inverse = solvedBy(
    half,
    examples.map((_, row) => asked.map((column) => Number(row === column))),
  )
  for (const writer of writers) {
    const own = asked.flatMap((at, column) => (examples[at]?.by === writer ? [{ at, column }] : []))
    const block = own.map(({ at }) => Float64Array.from(own, ({ column }) => inverse[at]?.[column] ?? 0))
    const missed = solvedBy(
      halfOf(block),
      own.map(({ at }) => pulls[at] ?? []),
    )
    own.forEach(({ at }, index) => {
      held[at] = (wanted[at] ?? []).map((want, kind) => want - (missed[index]?.[kind] ?? 0))
    })
  }
  return held
}
