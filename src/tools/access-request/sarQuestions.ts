import { firstFinanceYear } from '../../casefile/inputs/dates.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import type { Typed } from '../../casefile/toolAnswers.ts'
import { dateParts } from '../../dates/plainDate.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { inAnswers } from '../../toolkit/case/snapshot.ts'
import type { QuestionProps } from '../../toolkit/questions/PageQuestion.tsx'
import { refusedWith } from '../../toolkit/questions/parsers.ts'
import { onceAsked, withPart } from '../../toolkit/questions/places.ts'
import { type At, type AnswerBinding, question, reads } from '../../toolkit/questions/question.tsx'
import { type SarAnswers, sarOf } from './sarAnswers.ts'
import { someTicks } from '../../toolkit/controls/looks.ts'

const wordsOf = ({ context }: QuestionProps) => toolWords(context.words, 'access-request')

/** Part of what the request asks for. */
const ofSar = <Value>(
  given: (sar: SarAnswers) => Typed | undefined,
  change: (value: Value | undefined, sar: SarAnswers) => Partial<SarAnswers>,
): AnswerBinding<Value> => ({
  given: ({ now }) => given(sarOf(now.answers)),
  keep: (value) => (now) => {
    const sar = sarOf(now.answers)
    const changed = { ...sar, ...change(value ?? undefined, sar) }
    return inAnswers({
      sar: withPart(changed, 'years', changed.years?.from || changed.years?.to ? changed.years : undefined),
    })(now)
  },
})

/** A year in which there could be such finance; 0 for anything else. */
const yearOf = (typed: unknown): number =>
  typeof typed === 'string' && /^\d{4}$/.test(typed.trim()) && Number(typed) >= firstFinanceYear ? Number(typed) : 0

/** Both years or neither. */
const isNarrowed = ({ boxes }: At) => `${boxes['years-from']}${boxes['years-to']}`.trim() !== ''

function parseFrom(typed: string, at: At) {
  if (!isNarrowed(at)) return accepted(0)
  return yearOf(typed) > 0 ? accepted(yearOf(typed)) : refusedWith(at.say('noFirst'))
}

function parseTo(typed: string, at: At) {
  if (!isNarrowed(at)) return accepted(0)
  const [from, to] = [yearOf(at.boxes['years-from']), yearOf(typed)]
  if (to === 0) return refusedWith(at.say('noLast'))
  return to < from || to > dateParts(at.page.context.today).year ? refusedWith(at.say('order')) : accepted(to)
}

const yearKept = (key: 'from' | 'to') =>
  ofSar<number>(
    ({ years }) => String(years?.[key] ?? ''),
    (year = 0, { years }) => ({ years: { from: 0, to: 0, ...years, [key]: year } }),
  )

/** Ask what the firm is asked to send. A short list is harder to refuse. */
export const itemsQuestion = question((page: QuestionProps) => wordsOf(page).asked, {
  fields: {
    items: {
      look: someTicks,
      options: (_, page) => wordsOf(page).items.map(({ id, label }) => ({ value: id, label })),
      place: ofSar<SarAnswers['items']>(
        ({ items }) => items,
        (items = []) => ({ items }),
      ),
    },
  },
})

/** How the data should come, and what narrows the request. */
export const formatQuestion = question((page: QuestionProps) => wordsOf(page).format, {
  fields: {
    'sar-format': {
      look: { as: 'choice' },
      options: ['email', 'post', 'portal'],
      place: onceAsked(
        ofSar<SarAnswers['format']>(
          ({ format }) => format,
          (format = 'email') => ({ format }),
        ),
      ),
    },
    'years-from': {
      look: { as: 'text', inputMode: 'numeric', width: 4 },
      label: 'from',
      within: 'fields',
      ...reads(parseFrom, yearKept('from')),
    },
    'years-to': {
      look: { as: 'text', inputMode: 'numeric', width: 4 },
      label: 'to',
      within: 'fields',
      ...reads(parseTo, yearKept('to')),
    },
    'without-policies': {
      look: { as: 'tick' },
      label: 'withoutPolicies',
      within: 'options',
      ...reads(
        accepted<boolean>,
        ofSar<boolean>(
          ({ withoutPolicies }) => withoutPolicies,
          (withoutPolicies = true) => ({ withoutPolicies }),
        ),
      ),
    },
    'also-brokers': {
      look: { as: 'tick' },
      label: 'brokers',
      hint: 'brokersHint',
      within: 'options',
      when: (_, { now }) => now.caseFile.agreements.some(({ dealer }) => dealer),
      ...reads(
        accepted<boolean>,
        ofSar<boolean>(
          ({ alsoBrokers }) => alsoBrokers,
          (alsoBrokers = false) => ({ alsoBrokers }),
        ),
      ),
    },
  },
})
