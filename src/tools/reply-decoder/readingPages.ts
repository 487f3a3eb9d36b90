import { accepted } from '../../casefile/inputs/parsed.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { mostRead, noneOfThem } from '../../replies/lenderLetter.ts'
import { aDate, anArea, someTicks } from '../../toolkit/controls/looks.ts'
import { knownLetters } from '../../toolkit/letters/knownLetters.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'
import { dateBoxes } from '../../toolkit/questions/keptDate.ts'
import { aDay } from '../../toolkit/questions/laterParsers.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { refusedWith } from '../../toolkit/questions/parsers.ts'
import { ofChecks, unknownTick } from '../../toolkit/questions/places.ts'
import { type AnswerBinding, type At, question, reads } from '../../toolkit/questions/question.tsx'
import { dateOf, evidenceWords, replyReadings, undated } from './decoderSteps.ts'

const wordsOf = ({ context }: QuestionProps) => toolWords(context.words, 'reply-decoder')

const parseWords = (typed: string, { say }: At) =>
  typed.trim() === '' ? refusedWith(say('none')) : accepted(typed.slice(0, mostRead))

const none = 'none'

/** Binding of the ticked signs, one name after another. */
const says: AnswerBinding<readonly string[]> = {
  given: ({ now }) => (now.answers.checks?.['says'] ?? '').split(' ').filter(Boolean),
  keep: (values) => inChecks({ says: (values ?? []).join(' ') }),
}

/** "None of these" and other options exclude each other; the later press wins. */
const withoutNone = (values: readonly string[], before: readonly string[]) =>
  values.includes(none) && !before.includes(none)
    ? [none]
    : values.filter((value) => value !== none || values.length === 1)

/** List the kinds the letter may be, each with its evidence. */
function kindsOf(because: string, { now }: QuestionProps) {
  const known = knownLetters()
  const reading = replyReadings({ ...now.answers.checks, kind: '' }).find(({ asks }) => asks.includes('kind'))
  return (reading?.letters ?? []).map(({ id, name, means }) => {
    const found = known && reading ? evidenceWords(reading, id, known) : undefined
    return { value: id, label: name, hint: found ? fillIn(because, { words: found }) : means }
  })
}

const placeOf = ({ about }: QuestionProps): number => Number(about || 0)

/** The date on a letter; for pasted words, the date found in them. */
const dated: AnswerBinding<string> = {
  given: (page) => {
    const { checks } = page.now.answers
    const { text = '' } = replyReadings(checks)[placeOf(page)] ?? {}
    return dateBoxes(checks?.[dateOf(placeOf(page))] || knownLetters()?.letterDate(text)?.date)
  },
  keep: (day, page) => inChecks({ [dateOf(placeOf(page))]: day ?? undated }),
}

/** Ask what the words of a letter leave open. */
const openQuestion = (id: 'stage' | 'complained') =>
  question((page: QuestionProps) => ({ ...wordsOf(page)[id], none: wordsOf(page).chooseAnswer }), {
    fields: { [id]: { look: { as: 'choice' }, place: ofChecks(id) } },
  })

/** The questions of the letter itself after the first, by the names of their steps. */
export const readingPages = {
  words: question((page: QuestionProps) => wordsOf(page).words, {
    fields: { words: { look: anArea({ rows: 10 }), ...reads(parseWords, ofChecks('words')) } },
  }),

  /** One thing or several, from the list of what lenders write. */
  says: question((page: QuestionProps) => wordsOf(page).says, {
    fields: {
      says: {
        look: someTicks,
        none: 'missing',
        options: (words) => [
          ...(knownLetters()?.signs ?? []).flatMap((sign) => (sign.says ? [{ value: sign.id, label: sign.says }] : [])),
          { value: none, label: words.none },
        ],
        pick: withoutNone,
        place: says,
      },
    },
  }),

  /** Ask which of several letters it is, where something else would follow. */
  kind: question((page: QuestionProps) => ({ ...wordsOf(page).kind, missing: wordsOf(page).chooseAnswer }), {
    fields: {
      kind: {
        look: { as: 'choice' },
        none: 'missing',
        options: (words, page) => [
          ...kindsOf(words.because, page),
          { value: noneOfThem, label: words.none },
          { value: 'unsure', label: words.unsure },
        ],
        place: ofChecks('kind'),
      },
    },
  }),

  /** Ask whether the letter is the lender’s last word. */
  stage: openQuestion('stage'),
  /** Ask whether the person had complained before it came. */
  complained: openQuestion('complained'),

  /** The date on a letter, from which its time limits run. Of several letters, each is asked about by its name. */
  dated: question((page: QuestionProps) => wordsOf(page).dated, {
    title: ({ title, titleOf }, page) => {
      const readings = replyReadings(page.now.answers.checks)
      const name = readings[placeOf(page)]?.letters[0]?.name
      return readings.length > 1 && name ? fillIn(titleOf, { name }) : title
    },
    fields: {
      dated: { look: aDate(), ...reads(aDay, dated) },
      'dated-unknown': unknownTick('dated', (page) => page.now.answers.checks?.[dateOf(placeOf(page))] === undated),
    },
  }),
}
