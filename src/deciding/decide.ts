/** Cost of each outcome to whoever relies on it, in questions. */
export const costs = {
  /** Someone relies on a clock that does not run, or loses a right. */
  harm: 50,
  /** The wrong name, and nothing follows from it that does not follow from the right one. */
  wrongName: 1,
  question: 1,
  /** They are told that it cannot be told. */
  cannotTell: 2,
} as const

/** Something that may be so, and how likely it is. All that may be so add up to 1 at most; the rest is what nobody thought of. */
export type Candidate<Kind> = { kind: Kind; probability: number }

/** Action to take: give an answer, ask which of several it is, or say that it cannot be told. */
export type Decision<Kind> = { cost: number } & (
  | { does: 'answer'; kind: Kind }
  | { does: 'ask'; among: readonly Kind[] }
  | { does: 'abstain' }
)

/** Costs by which a reader weighs its answers. */
export type Weighing<Kind> = {
  /** Cost of answering `told` when `truly` is right; 0 when they are the same. */
  wrong: (told: Kind, truly: Kind) => number
  wrongIfUnknown: (told: Kind) => number
  /** Tells whether a question can tell these apart. */
  canAsk: (among: readonly Kind[]) => boolean
}

/** Most answers that a question offers. */
const mostAsked = 3

/** The cheapest in expectation of an answer, a question among the likeliest, and saying that it cannot be told. */
export function decide<Kind>(candidates: readonly Candidate<Kind>[], weighing: Weighing<Kind>): Decision<Kind> {
  const likeliest = candidates.toSorted((a, b) => b.probability - a.probability)
  const unknown = Math.max(0, 1 - sum(candidates.map(({ probability }) => probability)))
  const answers = likeliest.map(
    ({ kind }): Decision<Kind> => ({
      does: 'answer',
      kind,
      cost:
        unknown * weighing.wrongIfUnknown(kind) +
        sum(likeliest.map((other) => other.probability * weighing.wrong(kind, other.kind))),
    }),
  )
  const questions = Array.from({ length: mostAsked - 1 }, (_, index) => likeliest.slice(0, index + 2)).flatMap(
    (asked, index): Decision<Kind>[] => {
      const among = asked.map(({ kind }) => kind)
      if (among.length < index + 2 || !weighing.canAsk(among)) return []
      // With none of the offered answers true, the question was for nothing, and the matter is still open.
      const missed = 1 - sum(asked.map(({ probability }) => probability))
      return [{ does: 'ask', among, cost: costs.question + Math.max(0, missed) * costs.cannotTell }]
    },
  )
  const abstain: Decision<Kind> = { does: 'abstain', cost: costs.cannotTell }
  return [...answers, ...questions].reduce((best, one) => (one.cost < best.cost ? one : best), abstain)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
