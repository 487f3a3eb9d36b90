import { type KnownLetter, type SignRules, type SignRule, type Stage, stages } from './lenderLetter.ts'
import type { Recognised, KnownAnswers } from './recognised.ts'

/** Result of reading the signs alone. */
type BySigns<Letter extends KnownLetter> = Pick<Recognised<Letter>, 'letters' | 'asks'>

/**
 * The letter that bears these signs, where there are no words to go by, or few. `letters` stands in the order of preference: of two that
 * fit equally the first counts. What the signs leave open is asked here too.
 */
export function recogniseBySigns<Letter extends KnownLetter>(
  signs: ReadonlySet<string>,
  letters: readonly Letter[],
  reading: SignRules,
  told: KnownAnswers = {},
): BySigns<Letter> {
  if (isIrrelevant(signs, reading)) return nothing
  const said = stageOf(signs, reading)
  // An answer counts where the words leave it open, and never against them.
  const { stage, named } = said.stage || !told.stage ? said : { stage: told.stage, named: true }
  const fitting = letters.filter(({ known }) => known.some((rule) => holds(rule, signs)))
  const [first] = fitting
  if (!first) return nothing
  const complained = told.complained ?? complainedIn(signs, reading)
  const at = (one: Stage) =>
    bestOf(
      fitting.filter((letter) => letter.stage === one),
      complained,
    )
  if (stage === undefined) {
    // A sum or a reason that either kind of letter may give; beside it, that they have the complaint says nothing.
    if (!named && first.stage === null) return { letters: [first], asks: [] }
    const either = stages.flatMap((one) => at(one).letters.slice(0, 1))
    return either.length > 0 ? { letters: either, asks: ['provisional'] } : { letters: [first], asks: [] }
  }
  const decided = at(stage)
  const plain = fitting.find((letter) => letter.stage === null)
  const plainFirst = plain && !named && fitting.indexOf(plain) < fitting.findIndex((letter) => letter.stage === stage)
  if (plain && (plainFirst || decided.letters.length === 0)) return { letters: [plain], asks: [] }
  return decided
}

const nothing = { letters: [], asks: [] } as const

/** The letter that fits best: one, or a pair that only whom it was sent to tells apart. */
function bestOf<Letter extends KnownLetter>(
  fitting: readonly Letter[],
  complained: boolean | undefined,
): BySigns<Letter> {
  const [first, second] = fitting
  if (!first) return { letters: [], asks: [] }
  // Only a pair that differs by whom it goes to is told apart by that.
  if (!second || first.to === 'anyone' || second.to === 'anyone' || first.to === second.to)
    return { letters: [first], asks: [] }
  if (complained === undefined) return { letters: [first, second], asks: ['complained'] }
  return { letters: [(first.to === 'complained') === complained ? first : second], asks: [] }
}

/** Weight of a sign by which a letter names itself. */
const naming = 3
/** By how much one side must outweigh the other: a single weak sign decides nothing. */
const lead = 2

/**
 * Before or at the last word, as the signs together have it; undefined where they say too little or contradict each other. `named`
 * where the letter names itself, and does not only behave so.
 */
function stageOf(signs: ReadonlySet<string>, reading: SignRules): { stage: Stage | undefined; named: boolean } {
  const weighed = stageWeights(signs, reading)
  const [heavier, lighter] = weighed
  const clear = heavier !== undefined && heavier.sum - (lighter?.sum ?? 0) >= lead
  return { stage: clear ? heavier.stage : undefined, named: weighed.some(({ named }) => named) }
}

/** Weigh the signs for each stage, the heavier first. */
const stageWeights = (signs: ReadonlySet<string>, reading: SignRules) =>
  stages
    .map((stage) => {
      const weights = Object.entries(reading.stages[stage]).flatMap(([sign, weight]) => (signs.has(sign) ? weight : []))
      return { stage, named: weights.includes(naming), sum: weights.reduce((sum, weight) => sum + weight, 0) }
    })
    .toSorted((a, b) => b.sum - a.sum)

/** The one stage that a letter names itself by; undefined where it names none, or both. */
export function stageNamed(signs: ReadonlySet<string>, reading: SignRules): Stage | undefined {
  const [one, ...others] = stageWeights(signs, reading).filter(({ named }) => named)
  return others.length === 0 ? one?.stage : undefined
}

/** Check whether the signs of a stage weigh as much as one by which a letter names itself. */
export const saysStage = (stage: Stage, signs: ReadonlySet<string>, reading: SignRules): boolean =>
  stageWeights(signs, reading).some((one) => one.stage === stage && one.sum >= naming)

/** Check whether no lender sends such a text about this. */
export const isIrrelevant = (signs: ReadonlySet<string>, { irrelevant }: Pick<SignRules, 'irrelevant'>): boolean => {
  const bears = (ids: readonly string[]) => ids.some((id) => signs.has(id))
  return bears(irrelevant.always) || (bears(irrelevant.others) && !bears(irrelevant.unless))
}

/** Check whether the reader had complained, as far as the signs say. */
export function complainedIn(signs: ReadonlySet<string>, { complained: { yes, no } }: SignRules): boolean | undefined {
  const said = yes.some((sign) => signs.has(sign))
  const denied = no.some((sign) => signs.has(sign))
  return said === denied ? undefined : said
}

const holds = ({ all = [], any, none = [] }: SignRule, signs: ReadonlySet<string>): boolean =>
  all.every((sign) => signs.has(sign)) &&
  (any === undefined || any.some((sign) => signs.has(sign))) &&
  !none.some((sign) => signs.has(sign))
