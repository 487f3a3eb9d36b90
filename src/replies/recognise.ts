import { costs, type Decision, decide } from '../deciding/decide.ts'
import type { Scores } from '../deciding/linearModel.ts'
import { likelihoods, noLetter, seemsOf } from './classifier.ts'
import { type Ask, type KnownAnswers, noneOfThem, type Stage, stages } from './lenderLetter.ts'
import type { KnownLetter, SignRules } from './schema.ts'

/** Result of reading a letter: one kind; several, with what to ask to tell them apart; or none that is known. */
export type Recognised<Letter extends KnownLetter> = {
  letters: readonly Letter[]
  asks: readonly Ask[]
  /** Likelihood that what follows from these is right. */
  probability: number
  /** Name of another kind that it seems to be, where it is no letter of a lender about this. */
  seems?: string | undefined
}

/**
 * Name the consequences of a letter: which time its date starts, and whether the ombudsman is open. A final response and a decision under
 * the scheme start the same time. From what is no letter, nothing follows.
 */
export function followsFrom(letter: Pick<KnownLetter, 'starts' | 'ombudsmanTest'> | undefined): string {
  const { starts = null, ombudsmanTest = null } = letter ?? {}
  const time = starts === null ? 'no time' : starts === 'opt-in-invitation' ? 'time to join' : 'time at the ombudsman'
  return `${time}, ${ombudsmanTest === null ? 'closed' : 'open'}`
}

/** Probability below which an answer is not offered. */
const hardly = 0.01

/** Either of two letters that say the same to those who had complained and those who had not, by one name. */
const pairOf = ({ id, twin }: KnownLetter): string => (twin && twin < id ? twin : id)

/**
 * Classify a text by its scores and signs: the cheapest of an answer, a question and neither. A question is asked only where its answer
 * changes what follows; and whether the reader had complained, where no sign says so and another letter says the same to the others.
 */
export function recognise<Letter extends KnownLetter>(
  {
    signs,
    scores,
    bySigns,
    isPart = false,
  }: { signs: ReadonlySet<string>; scores: Scores; bySigns: readonly Letter[]; isPart?: boolean },
  letters: readonly Letter[],
  reading: SignRules,
  kindsLearned: readonly string[],
  told: KnownAnswers = {},
): Recognised<Letter> {
  const byKind = new Map(letters.map((letter) => [letter.id, letter]))
  const letterOf = (kind: string) => byKind.get(kind)
  const seems = seemsOf(scores, kindsLearned)
  const all = likelyKinds({ scores, signs, bySigns, isPart }, reading, kindsLearned, letterOf)
  const likely = all.filter(({ probability }) => probability > hardly)
  const decision = decide(likely, {
    wrong: (kind, truly) =>
      kind === truly ? 0 : followsFrom(letterOf(kind)) === followsFrom(letterOf(truly)) ? costs.wrongName : costs.harm,
    wrongIfUnknown: (kind) => (followsFrom(letterOf(kind)) === followsFrom(undefined) ? costs.wrongName : costs.harm),
    canAsk: (among) => new Set(among.map((kind) => followsFrom(letterOf(kind)))).size > 1,
  })
  const probabilityFor = (kinds: readonly string[]) => {
    const same = new Set(kinds.map((kind) => followsFrom(letterOf(kind))))
    return likely.reduce(
      (sum, { kind, probability }) => sum + (same.has(followsFrom(letterOf(kind))) ? probability : 0),
      0,
    )
  }
  const named = stageNamed(signs, reading)
  const isNamed = named !== undefined && decision.does === 'answer' && letterOf(decision.kind)?.stage === named
  const open = isNamed
    ? undefined
    : (leftOpenBySigns(likely, bySigns) ??
      (saysStage('provisional', signs, reading) ? undefined : leftOpenByStage(decision, all, letterOf)))
  const kinds = kindsOf(open ?? decision, letterOf, told)
  if (kinds === 'unknown') return { letters: [], asks: ['kind'], probability: 0 }
  const complained = told.complained ?? complainedIn(signs, reading)
  const found = kinds.flatMap((kind) => letterOf(kind) ?? [])
  const probability = probabilityFor(kinds)
  const [only] = found
  if (!only) return { letters: [], asks: [], probability, seems }
  if (kinds.length === 1) return { ...orTwin(only, letters, complained), probability }
  const either = found.flatMap((letter) => orTwin(letter, letters, complained).letters)
  return { letters: either, asks: [askFor(found, kinds.includes(noLetter))], probability }
}

/** Exponent that dampens the share of each consequence, because words that occur together are counted separately. */
const shareCounts = 0.59
/** Factor for the kind that a letter calls itself: hardly any such letter is anything else. */
const nameCounts = 135
/** Factor for a kind whose required signs are all missing: the letter may word them in a new way. */
const lackingCounts = 0.018

/** Every kind that a text may be, with how likely it is by its scores, what it calls itself, and the signs it must bear. */
function likelyKinds(
  {
    scores,
    signs,
    bySigns,
    isPart,
  }: { scores: Scores; signs: ReadonlySet<string>; bySigns: readonly KnownLetter[]; isPart: boolean },
  { callsItself }: SignRules,
  kinds: readonly string[],
  letterOf: (kind: string) => KnownLetter | undefined,
) {
  const follows = (kind: string) => followsFrom(letterOf(kind))
  const named = stages.filter((stage) => callsItself[stage].some((sign) => signs.has(sign)))
  const saidByName = named.length === 1 ? named[0] : undefined
  const merged = new Map<string, number>()
  for (const { kind, likelihood } of likelihoods(scores, kinds)) {
    const letter = letterOf(kind)
    const pair = letter ? pairOf(letter) : kind
    // The rest of the letter may say what this part does not.
    const isPossible =
      isPart ||
      letter?.needs === undefined ||
      letter.needs.some((sign) => signs.has(sign)) ||
      bySigns.some((other) => pairOf(other) === pair)
    merged.set(pair, (merged.get(pair) ?? 0) + likelihood * (isPossible ? 1 : lackingCounts))
  }
  const shares = new Map<string, number>()
  for (const [kind, likelihood] of merged) shares.set(follows(kind), (shares.get(follows(kind)) ?? 0) + likelihood)
  const weighed = [...merged].map(([kind, likelihood]) => {
    const isNamed = saidByName !== undefined && letterOf(kind)?.stage === saidByName
    const share = (shares.get(follows(kind)) ?? 1) ** (shareCounts - 1)
    return { kind, weight: likelihood * share * (isNamed ? nameCounts : 1) }
  })
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return weighed.map(({ kind, weight }) => ({ kind, probability: weight / all }))
}

/** Ask if the likeliest kind is one of several that the rules for signs leave open: the words cannot tell them apart. */
function leftOpenBySigns(
  likely: readonly { kind: string; probability: number }[],
  bySigns: readonly KnownLetter[],
): Decision<string> | undefined {
  const among = [...new Set(bySigns.map(pairOf))]
  const [likeliest] = likely.toSorted((a, b) => b.probability - a.probability)
  const isOpen = new Set(bySigns.map(followsFrom)).size > 1 && among.includes(likeliest?.kind ?? '')
  return isOpen ? { does: 'ask', among, cost: costs.question } : undefined
}

/** Ask if a letter seems provisional but does not say so: it may be the likeliest final one, cut short. */
function leftOpenByStage(
  decision: Decision<string>,
  likely: readonly { kind: string; probability: number }[],
  letterOf: (kind: string) => KnownLetter | undefined,
): Decision<string> | undefined {
  if (decision.does !== 'answer' || letterOf(decision.kind)?.stage !== 'provisional') return undefined
  const [final] = likely
    .filter(({ kind }) => letterOf(kind)?.stage === 'final')
    .toSorted((a, b) => b.probability - a.probability)
  return final && { does: 'ask', among: [decision.kind, final.kind], cost: costs.question }
}

/** The kinds that a decision leaves, with what was answered where it was asked. */
function kindsOf(
  decision: Decision<string>,
  letterOf: (kind: string) => KnownLetter | undefined,
  told: KnownAnswers,
): readonly string[] | 'unknown' {
  if (decision.does === 'answer') return [decision.kind]
  if (decision.does === 'abstain') return 'unknown'
  if (told.kind === noneOfThem) return [noLetter]
  if (told.kind && decision.among.includes(told.kind)) return [told.kind]
  const answered = decision.among.filter((kind) => told.stage && letterOf(kind)?.stage === told.stage)
  return answered.length > 0 ? answered.slice(0, 1) : decision.among
}

/** Choose the question that tells letters apart: whether they are provisional, where that does; else what they call themselves. */
const askFor = (letters: readonly KnownLetter[], mayBeNone: boolean): Ask => {
  const stages = letters.map(({ stage }) => stage)
  return !mayBeNone && stages.includes('provisional') && stages.includes('final') && !stages.includes(null)
    ? 'provisional'
    : 'kind'
}

/** Choose between a letter and its twin by whether the reader had complained; return both if that is not known. */
function orTwin<Letter extends KnownLetter>(
  letter: Letter,
  letters: readonly Letter[],
  complained: boolean | undefined,
): Omit<Recognised<Letter>, 'probability'> {
  const both = letters.filter(({ id }) => id === letter.id || id === letter.twin)
  if (both.length > 1 && complained === undefined) return { letters: both, asks: ['complained'] }
  return { letters: [both.find(({ to }) => to === (complained ? 'complained' : 'not-complained')) ?? letter], asks: [] }
}

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
  const at = (one: Stage) => {
    const best = fitting.find((letter) => letter.stage === one)
    return best ? orTwin(best, letters, complained) : nothing
  }
  if (stage === undefined) {
    // Either stage may give a sum or a reason; beside one, acknowledging the complaint says nothing.
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

/** Weight of a sign by which a letter names itself. */
const naming = 3
/** Lead that one side needs over the other: a single weak sign decides nothing. */
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
function stageNamed(signs: ReadonlySet<string>, reading: SignRules): Stage | undefined {
  const [one, ...others] = stageWeights(signs, reading).filter(({ named }) => named)
  return others.length === 0 ? one?.stage : undefined
}

/** Check whether the signs of a stage weigh as much as one by which a letter names itself. */
const saysStage = (stage: Stage, signs: ReadonlySet<string>, reading: SignRules): boolean =>
  stageWeights(signs, reading).some((one) => one.stage === stage && one.sum >= naming)

/** Check whether no lender sends a text with these signs. */
export const isIrrelevant = (signs: ReadonlySet<string>, { irrelevant }: Pick<SignRules, 'irrelevant'>): boolean => {
  const bears = (ids: readonly string[]) => ids.some((id) => signs.has(id))
  return bears(irrelevant.always) || (bears(irrelevant.others) && !bears(irrelevant.unless))
}

/** Check whether the reader had complained, as far as the signs say. */
function complainedIn(signs: ReadonlySet<string>, { complained: { yes, no } }: SignRules): boolean | undefined {
  const said = yes.some((sign) => signs.has(sign))
  const denied = no.some((sign) => signs.has(sign))
  return said === denied ? undefined : said
}

const holds = ({ all = [], any, none = [] }: KnownLetter['known'][number], signs: ReadonlySet<string>): boolean =>
  all.every((sign) => signs.has(sign)) &&
  (any === undefined || any.some((sign) => signs.has(sign))) &&
  !none.some((sign) => signs.has(sign))
