import { scoresOf, weightOf } from '../deciding/linearModel.ts'
import { extractFeatures, signed } from './classifier.ts'
import { type KnownAnswers, mostRead } from './lenderLetter.ts'
import {
  compileInSteps,
  compilePatterns,
  type FoundSign,
  passageOf,
  readSigns,
  type SignPatterns,
  type SignSpan,
  searchable,
} from './matchPatterns.ts'
import { compilePattern } from './pattern.ts'
import { isIrrelevant, type Recognised, recognise, recogniseBySigns } from './recognise.ts'
import type { LenderLetterKind, LenderLetters, Sign, TaughtLetters } from './schema.ts'
import { type LetterSection, letterSections } from './sections.ts'

/** The letters that lenders send, with all that tells them apart ready for use. */
export type ReadyLetters = TaughtLetters & { ready: SignPatterns }

/** Makes the letters ready, once, for any number of texts. */
export const readyLetters = (letters: TaughtLetters): ReadyLetters => ({
  ...letters,
  ready: compilePatterns(letters.signs, letters.groups, letters.negation),
})

/** The same in parts, with a pause after each that has taken some time. */
export async function readyLettersInParts(
  letters: TaughtLetters,
  { time, pause }: { time: () => number; pause: () => Promise<void> },
): Promise<ReadyLetters> {
  const steps = compileInSteps(letters.signs, letters.groups, letters.negation)
  for (let from = time(); ; ) {
    const { done, value } = steps.next()
    if (done) return { ...letters, ready: value }
    if (time() - from < longestPart) continue
    await pause()
    from = time()
  }
}

/** Longest that a part may take, in milliseconds, so that what is pressed meanwhile is shown at once. */
const longestPart = 8

/** One of the letters in what was pasted: what it is, what has to be asked, and the signs it bears, by their places in the whole. */
export type LetterReading = Recognised<LenderLetterKind> & {
  signs: readonly FoundSign[]
  /** Other points that the letter makes, each with a meaning of its own. */
  points: readonly Sign[]
  text: string
  start: number
}

/** With fewer (a sentence or a heading), rely on the signs, if they say anything. */
const fewestFeatures = 25
/** With fewer (some sixty words, such as a notice of a letter) the rest of the letter may hold what its kind must say. */
const fewestOfWhole = 180
/** With fewer known ones a scrap says nothing. */
const fewestKnown = 7

/**
 * Every letter in a text, in its order; those of which nothing is known come back without a kind. It looks at words alone and keeps nothing.
 */
export const readLetters = (text: string, known: ReadyLetters, told: KnownAnswers = {}): LetterReading[] =>
  letterSections(text.slice(0, mostRead)).map((section) => readLetter(section, known, told))

function readLetter(section: LetterSection, known: ReadyLetters, told: KnownAnswers): LetterReading {
  const { searched, signs: own, leftOut } = readSigns(section.text, known.ready)
  const ids = new Set(own.map(({ id }) => id))
  const features = extractFeatures(section.text, searched, own)
  const isScrap = features.size < fewestFeatures
  const saysNothing = [...features].filter((feature) => feature in known.model.features).length < fewestKnown
  const bears = (some: readonly string[] = []) => some.some((id) => ids.has(id))
  const hidden = known.others.find((one) => leftOut.some(({ id }) => one.signs?.includes(id)))
  // A sentence around instructions to a computer is bait: it only poses as part of a letter.
  const isBait = hidden && features.size < 2 * fewestFeatures
  const other = isBait ? hidden : known.others.find((one) => bears(one.signs) && !bears(one.unless))
  const bySigns = recogniseBySigns(ids, known.letters, known)
  const recognised: Recognised<LenderLetterKind> = other
    ? { letters: [], asks: [], probability: sureOfSigns, seems: other.id }
    : isScrap && (bySigns.letters.length > 0 || saysNothing)
      ? { ...recogniseBySigns(ids, known.letters, known, told), probability: sureOfSigns }
      : recognise(
          {
            signs: ids,
            scores: scoresOf(features, known.model),
            bySigns: bySigns.letters,
            isPart: features.size < fewestOfWhole,
          },
          known.letters,
          known,
          known.model.kinds,
          told,
        )
  // Words that mean something in a letter mean nothing elsewhere.
  const isLetter = recognised.letters.length > 0 || (!hidden && recognised.seems === undefined)
  const points =
    isLetter && !isIrrelevant(ids, known) ? pointsOf(new Set([...ids, ...leftOut.map(({ id }) => id)]), known) : []
  const signs = [...own, ...leftOut].map((sign) => ({
    ...sign,
    start: sign.start + section.start,
    end: sign.end + section.start,
  }))
  return {
    ...recognised,
    ...(hidden && recognised.letters.length === 0 ? { seems: hidden.id } : {}),
    signs,
    points,
    ...section,
  }
}

/** Probability given to signs alone: they are right nearly always, and say little. */
const sureOfSigns = 0.95

/** Classify a letter by the signs that somebody picked from the list, instead of its words. */
export function readPicked(picked: readonly string[], known: LenderLetters, told: KnownAnswers = {}): LetterReading {
  const signs = known.signs.filter(({ id }) => picked.includes(id))
  const all = new Set(signs.flatMap(({ id, picked: implied = [] }) => [id, ...implied]))
  return {
    ...recogniseBySigns(all, known.letters, known, told),
    probability: sureOfSigns,
    points: pointsOf(new Set(picked), known),
    signs: signs.map(({ id }) => ({ id, start: 0, end: 0 })),
    text: '',
    start: 0,
  }
}

const pointsOf = (ids: ReadonlySet<string>, { signs }: LenderLetters): Sign[] =>
  signs.filter(({ id, means }) => means !== undefined && ids.has(id))

type Point = NonNullable<LenderLetterKind['contains']>[number]

/** Each thing that a letter must hold, with where it was found, if it was. What was found may still say too little. */
export function pointCheck(
  text: string,
  points: readonly Point[],
  { ready, groups }: Pick<ReadyLetters, 'ready' | 'groups'>,
): (Point & { found: SignSpan | undefined })[] {
  const searched = searchable(text, ready.vocabulary)
  return points.map((point) => ({
    ...point,
    found: passageOf(
      point.patterns.map((pattern) => compilePattern(pattern, groups)),
      searched,
    ),
  }))
}

/** Each thing that a pasted letter must hold by its kind, where that is known, and by what it says; each with where it does. */
export function checkedPoints(
  { letters: [letter, other], points, text }: LetterReading,
  known: ReadyLetters,
): ReturnType<typeof pointCheck> {
  const ofKind = letter && !other ? (letter.contains ?? []) : []
  const all = [...ofKind, ...points.flatMap(({ contains = [] }) => contains)]
  return text
    ? pointCheck(
        text,
        all.filter(({ says }, index) => all.findIndex((one) => one.says === says) === index),
        known,
      )
    : []
}

/** Find the words of a letter that support a kind most; undefined if none do. */
export function evidenceFor({ signs }: LetterReading, kind: string, { model }: ReadyLetters): FoundSign | undefined {
  const weighed = signs.map((sign) => ({ sign, weight: weightOf(signed + sign.id, kind, model) }))
  return weighed.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)[0]?.sign
}
