/** Something that a reader said with a probability, and whether it was so. */
export type Prediction = { probability: number; right: boolean }

/** Of what was said with about such a probability: how much there was, what was promised, and what was right. */
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
