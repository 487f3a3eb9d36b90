import { agreementTypes } from '../../casefile/caseKinds.ts'
import { parseAgreementNumber, parsePlates } from '../../casefile/inputs/agreement.ts'
import { parsePartialDate } from '../../casefile/inputs/dates.ts'
import { accepted } from '../../casefile/inputs/parsed.ts'
import { hasNumber } from '../../letters/agreementWords.ts'
import { compose, updateCase } from '../case/snapshot.ts'
import { aDate } from '../controls/looks.ts'
import { agreementOf, inAgreement, withCount, withSameLender } from './agreements.ts'
import { LenderQuestion } from './LenderQuestion.tsx'
import { type QuestionProps, questionWords } from './PageQuestion.tsx'
import { aLine, aName, refusedWith } from './parsers.ts'
import { isAsked, keptNowhere, ofAgreement, onceAsked, unknownTick, withPart } from './places.ts'
import { type AnswerBinding, type At, question, reads } from './question.tsx'

const mostAgreements = 10

function parseCount(typed: string, { say }: At) {
  if (typed.trim() === '') return refusedWith(say('none'))
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return count >= 1 && count <= mostAgreements
    ? accepted(count)
    : refusedWith(say('range', { least: 1, most: mostAgreements }))
}

const isCountUnknown = ({ now, about }: QuestionProps): boolean => agreementOf(now.caseFile, about)?.maybeMore === true

/** Keep as many agreements as there were; if not known, those there are, marked as maybe more. */
const countKept: AnswerBinding<number> = {
  given: (page) =>
    isCountUnknown(page) ? undefined : String(Math.max(1, withSameLender(page.now.caseFile, page.about).length)),
  keep: (count, { about }) =>
    compose(
      updateCase((caseFile) => (typeof count === 'number' ? withCount(caseFile, about, count) : caseFile)),
      inAgreement(about, (agreement) => withPart(agreement, 'maybeMore', count === null || undefined)),
    ),
}

function parseNumber(typed: string) {
  const parsed = parseAgreementNumber(typed)
  return parsed.ok ? accepted(parsed.value ?? '') : parsed
}

/** Month and year, as well as they are remembered. */
function parseStart(typed: { month: string; year: string }, { say, boxes, page }: At) {
  const approx = boxes['start-approx'] === true
  const parsed = parsePartialDate({ ...typed, approx }, { about: say('about'), today: page.context.today })
  return !parsed.ok && parsed.fault.id === 'month-none' ? { ...parsed, fault: say('none') } : parsed
}

/** Bind the first joint holder’s name; further names are kept. */
const firstJointName: AnswerBinding<string> = {
  given: ({ now, about }) => agreementOf(now.caseFile, about)?.jointNames?.[0],
  keep: (name, { about }) =>
    inAgreement(about, (agreement) =>
      withPart(agreement, 'jointNames', name ? [name, ...(agreement.jointNames?.slice(1) ?? [])] : undefined),
    ),
}

export const agreementPages = {
  lender: LenderQuestion,

  count: question((page: QuestionProps) => questionWords(page).count, {
    fields: {
      count: { look: { as: 'text', inputMode: 'numeric', width: 4 }, ...reads(parseCount, countKept) },
      'count-unknown': unknownTick('count', (page) => isAsked(page) && isCountUnknown(page)),
    },
  }),

  number: question((page: QuestionProps) => questionWords(page).number, {
    fields: {
      'agreement-number': {
        look: { as: 'text' },
        label: 'optional',
        ...reads(parseNumber, ofAgreement('agreementNo')),
      },
    },
  }),

  kind: question((page: QuestionProps) => questionWords(page).kind, {
    fields: {
      kind: {
        look: { as: 'choice' },
        options: ({ kinds }) => agreementTypes.map((value) => ({ value, ...kinds[value] })),
        place: onceAsked(ofAgreement('type')),
      },
    },
  }),

  start: question((page: QuestionProps) => questionWords(page).start, {
    fields: {
      start: {
        look: aDate({ parts: ['month', 'year'] }),
        ...reads(
          parseStart,
          ofAgreement('start', ({ month, year }) => ({ day: '', month: String(month ?? ''), year: String(year) })),
        ),
      },
      'start-approx': {
        look: { as: 'tick' },
        label: 'guess',
        place: keptNowhere(({ now, about }) => agreementOf(now.caseFile, about)?.start?.approx),
      },
      'start-unknown': unknownTick(
        'start',
        (page) => isAsked(page) && !agreementOf(page.now.caseFile, page.about)?.start,
      ),
    },
  }),

  plates: question((page: QuestionProps) => questionWords(page).plates, {
    fields: {
      plates: {
        look: { as: 'text', width: 40 },
        label: 'optional',
        ...reads(
          parsePlates,
          ofAgreement('reg', (plates) => plates.join(', ')),
        ),
      },
    },
    // Ask once more when nothing else would identify the agreement.
    doubt: {
      when: (values, { now, about }) => {
        const agreement = agreementOf(now.caseFile, about)
        return agreement !== undefined && !hasNumber(agreement) && (values.get('plates') as string[]).length === 0
      },
      says: 'warning',
      button: 'without',
    },
  }),

  dealer: question((page: QuestionProps) => questionWords(page).dealer, {
    fields: {
      dealer: {
        look: { as: 'text', width: 40 },
        label: 'optional',
        ...reads(aLine(100), ofAgreement('dealer')),
      },
    },
  }),

  joint: question((page: QuestionProps) => questionWords(page).joint, {
    fields: {
      joint: {
        look: { as: 'choice' },
        options: ['yes', 'no', 'unknown'],
        place: onceAsked(ofAgreement('joint')),
      },
      // Only the name: a letter of their own is offered later.
      'joint-name': {
        look: { as: 'text', width: 40 },
        label: 'name',
        hint: 'nameHint',
        within: 'reveal',
        when: (boxes) => boxes['joint'] === 'yes',
        ...reads(aName('nameAbout', 'noName'), firstJointName),
      },
    },
  }),
}
