import { addDays, type PlainDate } from '../../dates/plainDate.ts'
import { startOf } from '../../flows/predicates.ts'
import type { Answers, FlowContext } from '../../flows/answers.ts'
import { schemeDates } from '../../rules/scheme/scheme.ts'

/** The days to work a range out for: the first and last the finance may have started within the scheme (all of it, where that is not known), and both sides of the day its rules change. */
export function startDays(answers: Answers, { facts }: FlowContext): PlainDate[] {
  const { firstDay, secondSchemeFirstDay, lastDay } = schemeDates(facts)
  const span = startOf(answers) ?? { from: firstDay, to: lastDay }
  const from = span.from < firstDay ? firstDay : span.from
  const to = span.to > lastDay ? lastDay : span.to
  const change =
    from < secondSchemeFirstDay && to >= secondSchemeFirstDay
      ? [addDays(secondSchemeFirstDay, -1), secondSchemeFirstDay]
      : []
  return [...new Set([from, ...change, to])]
}
