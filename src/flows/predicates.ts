import { firstDayOf, lastPossibleDay, partialDateOf } from '../casefile/caseFile.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { newestDate, numberOn } from '../facts/valueOn.ts'
import { schemeDates } from '../rules/scheme/scheme.ts'
import { type Answers, type FlowContext, UNKNOWN } from './answers.ts'
import { isUndated, letterClock } from './letterClock.ts'

/** A test beyond a single comparison. It reads `reads`, which must have been asked, and may read any other answer given by then. */
export type Predicate = {
  reads: readonly string[]
  test: (answers: Answers, context: FlowContext) => boolean
}

const registry = {
  /** The month or year given lies partly inside the scheme's dates and partly outside them. */
  'start-straddles-the-scheme': {
    reads: ['start'],
    test: ({ start }, { facts }) => straddles(spanOf(start), facts),
  },
  /** Certainly before the scheme's first day, by the day where that was asked. */
  'started-too-early': startIs(({ to }, { firstDay }) => to < firstDay),
  /** Certainly after the scheme's last day, by the day where that was asked. */
  'started-too-late': startIs(({ from }, { lastDay }) => from > lastDay),
  /** Asked to the end, and certainly made in the first scheme's time. */
  'in-first-scheme': inScheme('first'),
  /** Same for the second. */
  'in-second-scheme': inScheme('second'),
  /** Asked to the end, and not known well enough when it was made to say which scheme. */
  'in-either-scheme': inScheme('either'),
  /** Certainly made while credit above a limit was not regulated, and above it. */
  'not-regulated': {
    reads: ['start', 'credit'],
    test: (answers, { facts }) => {
      const start = startOf(answers)
      return (
        start !== undefined &&
        start.to <= newestDate(facts, 'scheme.regulated-limit-last-day') &&
        Number(answers.credit) > numberOn(facts, 'scheme.regulated-limit', start.to)
      )
    },
  },
  /** Certainly more than the reported line for large loans of its year. */
  'loan-above-the-line': {
    reads: ['start', 'credit'],
    test: (answers, { facts }) => {
      const start = startOf(answers)
      const line = facts
        .get('scheme.high-value-limit')
        ?.values.findLast(({ from }) => start !== undefined && from <= start.from)
      return line !== undefined && Number(answers.credit) > Number(line.value)
    },
  },
  /** Everything the sum is made of has been asked, and one of its figures is not known. Hire purchase has no large last payment. */
  'figure-not-known': {
    reads: ['product', 'start', 'credit', 'apr', 'months'],
    test: ({ product, start, credit, apr, months, balloon }) =>
      (product === 'hp' || balloon !== undefined) && [start, credit, apr, months, balloon].includes(UNKNOWN),
  },
  /** A lease, said outright or shown by having to give the car back. */
  'was-a-lease': {
    reads: ['finance'],
    test: (answers) =>
      answers.finance === 'lease' || (answers.finance === 'not-sure' && answers['give-back'] === 'yes'),
  },
  /** The kind of finance is not known, and no later answer shows it. */
  'finance-not-known': {
    reads: ['finance', 'makers-name'],
    test: financeNotKnown,
  },
  /** When it began is not known, or not well enough to say that it was within the scheme's dates. */
  'start-not-known': {
    reads: ['start', 'makers-name'],
    test: (answers, { facts }) => startNotKnown(answers, facts),
  },
  /** Something that must fit is not known: the kind of finance, who arranged it, whether it bore interest or when it began. */
  'kind-not-known': {
    reads: ['finance', 'arranged-by', 'zero-rate', 'start'],
    test: (answers, { facts }) =>
      answers['arranged-by'] === 'not-sure' ||
      answers['zero-rate'] === 'not-sure' ||
      startNotKnown(answers, facts) ||
      financeNotKnown(answers),
  },
  /** True when an answer that could stand in the way of a first complaint isn’t known. */
  'hindrance-not-known': {
    reads: ['court', 'settled', 'complained', 'invited'],
    test: ({ court, settled, complained, invited }) => [court, settled, complained, invited].includes('not-sure'),
  },
  /** The letter says that the case is out of time. */
  'too-late-letter': {
    reads: ['letter'],
    test: ({ letter, code }) => letter === 'not-owed' && code === 'rd01',
  },
  /** Neither the letter nor what it came in has a date, so that nothing can be counted. */
  'letter-undated': {
    reads: [],
    test: isUndated,
  },
  /** The letter's date, or its postmark, is known and the ombudsman's last day is over. */
  'ombudsman-day-passed': {
    reads: [],
    test: (answers, context) => letterClock('ombudsman', answers, context)?.state === 'passed',
  },
  /** The last letter was an invitation, its date is known and the time to answer it is over. */
  'invitation-day-passed': {
    reads: ['letter'],
    test: (answers, context) =>
      answers.letter === 'invitation' && letterClock('opt-in', answers, context)?.state === 'passed',
  },
  /** An invitation came without a complaint, its date is known and the time to answer it is over. */
  'invitation-unasked-passed': {
    reads: ['invitation-date'],
    test: (answers, context) => letterClock('opt-in', answers, context)?.state === 'passed',
  },
  /** The complaint was certainly made after the end of the lender's preparation, for whichever scheme the agreement may be in. */
  'complained-after-preparation': {
    reads: ['complained-on', 'start'],
    test: (answers, { facts }) => {
      const complained = spanOf(answers['complained-on'])
      const started = spanOf(answers.start)
      const { secondSchemeFirstDay } = schemeDates(facts)
      const end = facts.get(
        started !== undefined && started.from >= secondSchemeFirstDay
          ? 'scheme.implementation-end-2'
          : 'scheme.implementation-end-1',
      )
      return complained !== undefined && complained.from > String(end?.values.at(-1)?.value)
    },
  },
} as const satisfies Record<string, Predicate>

export type PredicateName = keyof typeof registry
export const predicateNames = Object.keys(registry) as [PredicateName, ...PredicateName[]]
export const predicates: Record<PredicateName, Predicate> = registry

/** When the agreement began: by its day where that was asked and known, else by the month or year. */
export const startOf = (answers: Answers) => spanOf(answers['start-day']) ?? spanOf(answers.start)

function startIs(isSo: (start: Span, dates: ReturnType<typeof schemeDates>) => boolean): Predicate {
  const test: Predicate['test'] = (answers, { facts }) => {
    const start = startOf(answers)
    return start !== undefined && isSo(start, schemeDates(facts))
  }
  return { reads: ['start'], test }
}

function inScheme(which: 'first' | 'second' | 'either'): Predicate {
  return { reads: ['start', 'makers-name'], test: (answers, { facts }) => schemesOf(answers, facts) === which }
}

/** Tell which scheme covers it; undefined until the last question is answered. */
function schemesOf(answers: Answers, facts: Facts): 'first' | 'second' | 'either' | undefined {
  if (answers['makers-name'] === undefined) return undefined
  const start = startOf(answers)
  const { secondSchemeFirstDay } = schemeDates(facts)
  if (start === undefined) return 'either'
  if (start.to < secondSchemeFirstDay) return 'first'
  return start.from < secondSchemeFirstDay ? 'either' : 'second'
}

const startNotKnown = (answers: Answers, facts: Facts) =>
  startOf(answers) === undefined || straddles(startOf(answers), facts)

/** Partly inside the scheme's dates and partly outside them. */
function straddles(span: Span | undefined, facts: Facts): boolean {
  const { firstDay, lastDay } = schemeDates(facts)
  return (
    span !== undefined && ((span.from < firstDay && span.to >= firstDay) || (span.from <= lastDay && span.to > lastDay))
  )
}

function financeNotKnown(answers: Answers): boolean {
  const shown = [answers['last-payment'], answers['option-fee'], answers['give-back']]
  return answers.finance === 'not-sure' && !shown.includes('yes')
}

type Span = { from: PlainDate; to: PlainDate }

/** The first and last day meant by "2016", "2016-03" or "2016-03-01"; undefined when the date is not known. */
export function spanOf(answer: string | undefined): Span | undefined {
  if (answer === undefined || answer === UNKNOWN) return undefined
  const date = partialDateOf(answer)
  return { from: firstDayOf(date), to: lastPossibleDay(date) }
}
