import { addScores, grain, type Model, type Scores, valuesOf } from './classifier.ts'

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
  const places = new Map(kept.map(([feature], place) => [feature, place]))
  const rows = sets.map((set): Row => {
    const values = valuesOf(set, (feature) => rarity.get(feature))
    return {
      places: Int32Array.from(values, ([feature]) => places.get(feature) ?? 0),
      values: Float64Array.from(values, ([, value]) => value),
    }
  })
  const shares = examples.map(({ kinds: own }) => kinds.map((kind) => Number(own.includes(kind)) / own.length))
  const mean = meanOf(shares, kinds.length)
  const wanted = shares.map((own) => own.map((share, at) => share - (mean[at] ?? 0)))
  const half = halfOf(likenesses(rows))
  const pulls = solvedBy(half, wanted)
  const weights = kept.map(() => new Float64Array(kinds.length))
  rows.forEach((row, example) => {
    const pull = pulls[example] ?? new Float64Array(kinds.length)
    row.places.forEach((place, index) => {
      const value = row.values[index] ?? 0
      const own = weights[place] ?? pull
      for (let at = 0; at < kinds.length; at++) own[at] = (own[at] ?? 0) + value * (pull[at] ?? 0)
    })
  })
  const learned = kept.map(([feature], place) => [
    rarity.get(feature) ?? 0,
    ...Array.from(weights[place] ?? []).flatMap((weight, at) => {
      const whole = Math.round(weight / grain)
      return whole === 0 ? [] : [at, whole]
    }),
  ])
  // Small weights are lost in whole steps, and mostly those against a kind: its score would rise in every text, so the bias takes that up.
  const lost = rows.map((row, example) => {
    const scores = kinds.map(() => 0)
    row.places.forEach((place, index) => {
      addScores(scores, row.values[index] ?? 0, learned[place])
    })
    return scores.map((score, at) => (wanted[example]?.[at] ?? 0) - restraint * (pulls[example]?.[at] ?? 0) - score)
  })
  const shift = meanOf(lost, kinds.length)
  const held = (writers: readonly string[] = examples.map(({ by }) => by)) =>
    heldOut({ examples, writers: new Set(writers) }, wanted, half, pulls).map((row, example) =>
      row?.map((score, at) => score + (mean[at] ?? 0) + (shift[at] ?? 0) - (lost[example]?.[at] ?? 0)),
    )
  const bias = mean.map((score, at) => score + (shift[at] ?? 0))
  const features = Object.fromEntries(kept.map(([feature], place) => [feature, learned[place] ?? []]))
  return { model: { kinds, bias, features }, held }
}

/** The mean of each column. */
const meanOf = (rows: readonly Scores[], columns: number): number[] =>
  Array.from(
    { length: columns },
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / Math.max(1, rows.length),
  )

const hundredths = (value: number) => Math.round(value * 100) / 100

/** The features of an example by their places, and the value of each. */
type Row = { places: Int32Array; values: Float64Array }

/** How much each two examples have in common, with the restraint on the diagonal; each two once, under the one that comes later. */
function likenesses(rows: readonly Row[]): Float64Array[] {
  // The examples so far that bear a feature, and its value in each.
  const bearing = new Map<number, { examples: number[]; values: number[] }>()
  return rows.map(({ places, values }, example) => {
    const own = new Float64Array(example + 1)
    places.forEach((place, index) => {
      const value = values[index] ?? 0
      const before = bearing.get(place) ?? { examples: [], values: [] }
      bearing.set(place, before)
      before.examples.push(example)
      before.values.push(value)
      for (let at = 0; at < before.examples.length; at++) {
        const other = before.examples[at] ?? 0
        own[other] = (own[other] ?? 0) + value * (before.values[at] ?? 0)
      }
    })
    own[example] = (own[example] ?? 0) + restraint
    return own
  })
}

/** So many rows, and the one they all need, fit into a processor’s own memory. */
const together = 16

/** Makes the rows of a symmetric, positive matrix, each up to the diagonal, into its half (Cholesky), by which it is solved with a sixth of the work of inverting it. */
function halfOf(half: readonly Float64Array[]): readonly Float64Array[] {
  // Some rows at a time: each that they need is fetched from memory once for all of them.
  for (let first = 0; first < half.length; first += together) {
    const end = Math.min(first + together, half.length)
    half.slice(0, end).forEach((other, column) => {
      for (let next = Math.max(first, column); next < end; next += 4) {
        const rows = half.slice(next, next + 4)
        products(rows, other, column).forEach((sum, index) => {
          const row = rows[index]
          const at = next + index
          if (!row || at >= end) return
          const left = (row[column] ?? 0) - sum
          row[column] = column === at ? Math.sqrt(left) : left / (other[column] ?? 1)
        })
      }
    })
  }
  return half
}

/** Rows of which a matrix, known by its half, makes the wanted ones. */
function solvedBy(half: readonly Float64Array[], wanted: readonly ArrayLike<number>[]): Float64Array[] {
  const columns = Array.from(wanted[0] ?? [], (_, column) => Float64Array.from(wanted, (row) => row[column] ?? 0))
  for (let next = 0; next < columns.length; next += 4) {
    const some = columns.slice(next, next + 4)
    half.forEach((row, at) => {
      const sums = products(some, row, at)
      some.forEach((out, index) => {
        out[at] = ((out[at] ?? 0) - (sums[index] ?? 0)) / (row[at] ?? 1)
      })
    })
  }
  half.toReversed().forEach((row) => {
    const at = row.length - 1
    for (const out of columns) {
      const value = (out[at] ?? 0) / (row[at] ?? 1)
      out[at] = value
      for (let before = 0; before < at; before++) out[before] = (out[before] ?? 0) - value * (row[before] ?? 0)
    }
  })
  return wanted.map((_, at) => Float64Array.from(columns, (column) => column[at] ?? 0))
}

/** The inner products of the first numbers of up to four rows with those of another: a processor adds up four at a time in the time of one. */
function products(rows: readonly Float64Array[], other: Float64Array, length: number): readonly number[] {
  const [a = other, b = other, c = other, d = other] = rows
  let [ofA, ofB, ofC, ofD] = [0, 0, 0, 0]
  for (let at = 0; at < length; at++) {
    const value = other[at] ?? 0
    ofA += (a[at] ?? 0) * value
    ofB += (b[at] ?? 0) * value
    ofC += (c[at] ?? 0) * value
    ofD += (d[at] ?? 0) * value
  }
  return [ofA, ofB, ofC, ofD]
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
    const block = own.map(({ at }, row) =>
      Float64Array.from(own.slice(0, row + 1), ({ column }) => inverse[at]?.[column] ?? 0),
    )
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
