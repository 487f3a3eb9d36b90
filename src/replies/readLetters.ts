import { type Ask, mostRead, type Stage } from './lenderLetter.ts'
import { type CheckedPoint, pointCheck } from './pointCheck.ts'
import { type Classifier, classifierOf, scoresOf } from './classifier.ts'
import { featuresOf } from './featuresOf.ts'
import { isIrrelevant, recognise, recogniseBySigns } from './recognise.ts'
import type { LenderLetter, LenderLetters, Sign, TaughtLetters } from './schema.ts'
import { sectionsOf } from './sections.ts'
import { type FoundSign, readySigns, searchable, type Signs, signsIn } from './signsIn.ts'

/** The letters that lenders send, with all that tells them apart ready for use. */
export type ReadyLetters = LenderLetters & { ready: Signs; classifier: Classifier }

/** Makes the letters ready, once, for any number of texts. */
export const readyLetters = ({ model, ...letters }: TaughtLetters): ReadyLetters => ({
  ...letters,
  ready: readySigns(letters.signs, letters.groups, letters.negation),
  classifier: classifierOf(model),
})

/** One of the letters in what was pasted: what it is, what has to be asked, and the signs it bears, by their places in the whole. */
export type LetterReading = {
  letters: readonly LenderLetter[]
  asks: readonly Ask[]
  signs: readonly FoundSign[]
  /** What it says beside what it is, each with a meaning of its own. */
  points: readonly Sign[]
  text: string
  start: number
}

/** Of fewer words, a sentence or a heading, only the signs say what it is. */
const fewestFeatures = 15

/** What is known beside the words. */
export type ToldOfLetter = { complained?: boolean | undefined; stage?: Stage | undefined }

/**
 * Every letter in a text, in its order; those of which nothing is known come back without a kind. It looks at words alone and keeps nothing.
 */
export const readLetters = (text: string, known: ReadyLetters, told: ToldOfLetter = {}): LetterReading[] =>
  sectionsOf(text.slice(0, mostRead)).map((section) => {
    const searched = searchable(section.text, known.ready.vocabulary)
    const own = signsIn(searched, known.ready)
    const signs = own.map(({ id, start, end }) => ({ id, start: start + section.start, end: end + section.start }))
    const ids = new Set(signs.map(({ id }) => id))
    const features = featuresOf(section.text, searched, own)
    const recognised =
      features.size < fewestFeatures
        ? recogniseBySigns(ids, known.letters, known, told)
        : recognise({ signs: ids, scores: scoresOf(features, known.classifier) }, known.letters, known, told)
    // Words that mean something in a letter mean nothing in a text that is none.
    const relevant = !isIrrelevant(ids, known)
    return { ...recognised, signs, points: relevant ? pointsOf(ids, known) : [], ...section }
  })

/** What a letter is by the signs that somebody picked from the list, instead of its words. */
export function readPicked(picked: readonly string[], known: LenderLetters, told: ToldOfLetter = {}): LetterReading {
  const signs = known.signs.filter(({ id }) => picked.includes(id))
  const all = new Set(signs.flatMap(({ id, picked: implied = [] }) => [id, ...implied]))
  return {
    ...recogniseBySigns(all, known.letters, known, told),
    points: pointsOf(new Set(picked), known),
    signs: signs.map(({ id }) => ({ id, start: 0, end: 0 })),
    text: '',
    start: 0,
  }
}

const pointsOf = (ids: ReadonlySet<string>, { signs }: LenderLetters): Sign[] =>
  signs.filter(({ id, means }) => means !== undefined && ids.has(id))

/** Each thing that a pasted letter must hold by its kind, where that is known, and by what it says; each with where it does. */
export function checkedPoints(
  { letters: [letter, other], points, text }: LetterReading,
  known: ReadyLetters,
): CheckedPoint[] {
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
