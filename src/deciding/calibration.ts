/** Score of a reader for an example that it had not learned from, and whether it proved right. */
export type Held = { score: number; right: boolean }

/** How likely a reader is to be right from each score on. Scores and probabilities both rise. */
export type Calibration = readonly { from: number; probability: number }[]

/** Pseudo-count added to each step, so that a few examples never make anything certain. */
const doubt = 1

/**
 * Makes probabilities of scores by what held-out examples showed: isotonic regression (pool adjacent violators). Hold out an author’s or
 * a producer’s examples at a time, never one example, or the scores look better than they are.
 */
export function calibrate(held: readonly Held[]): Calibration {
  const steps: { from: number; right: number; all: number }[] = []
  const share = ({ right, all }: { right: number; all: number }) => right / all
  for (const { score, right } of held.toSorted((a, b) => a.score - b.score)) {
    const last = steps.at(-1)
    if (last?.from === score) {
      last.right += Number(right)
      last.all += 1
    } else steps.push({ from: score, right: Number(right), all: 1 })
    for (let [before, after] = [steps.at(-2), steps.at(-1)]; before && after && share(before) >= share(after); ) {
      steps.splice(-2, 2, { from: before.from, right: before.right + after.right, all: before.all + after.all })
      ;[before, after] = [steps.at(-2), steps.at(-1)]
    }
  }
  let probability = 0
  // A step of few examples is doubted more than those below it, and is as likely at least.
  return steps.map(({ from, right, all }) => {
    probability = Math.max(probability, (right + doubt / 2) / (all + doubt))
    return { from, probability }
  })
}

/**
 * Return the probability of the highest step at or below this score: below the first step that of the first, with nothing learned 0.
 */
export function probabilityOf(score: number, calibration: Calibration): number {
  const at = calibration.findLastIndex(({ from }) => from <= score)
  return calibration[at]?.probability ?? calibration[0]?.probability ?? 0
}

/** Something that a reader said with a probability, and whether it was so. */
export type Prediction = { probability: number; right: boolean }

/** What was said with a probability up to `upTo` and above the row before: how much, the mean probability, and the share that was right. */
export type ReliabilityRow = { upTo: number; said: number; promised: number; right: number }

/** The upper ends of the rows: finer where being sure counts. */
const ends = [0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1]

/** Compare a reader’s probabilities with what was right, row by row; empty rows are left out. Promised and right should be near each other. */
export function reliability(all: readonly Prediction[]): ReliabilityRow[] {
  return ends.flatMap((upTo, index) => {
    const own = all.filter(({ probability }) => probability <= upTo && probability > (ends[index - 1] ?? -1))
    const share = (of: (said: Prediction) => number) => own.reduce((sum, said) => sum + of(said), 0) / own.length
    return own.length === 0
      ? []
      : [
          {
            upTo,
            said: own.length,
            promised: share(({ probability }) => probability),
            right: share(({ right }) => Number(right)),
          },
        ]
  })
}
