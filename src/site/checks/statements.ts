import { type Problem, problemAt } from '../../problems/problem.ts'
import { placeIn, type Prose, proseAt, rawText } from '../../content/prose/prose.ts'
import type { Draft } from '../draft.ts'
import { misplacedStatements, statementFinder } from '../statementsIn.ts'

/** What holds only in some states of the scheme is said only in those. */
export function checkStatements(draft: Draft): Problem[] {
  const find = statementFinder(draft.statements)
  const facts = wordsOfFacts(draft)
  return [...draft.prose, ...facts].flatMap((words) =>
    misplacedStatements(rawText(words), find, words.states).map(({ text, offset, about, rightIn, wrongIn }) =>
      problemAt(
        placeIn(words, offset),
        'state-statement',
        `"${text}" (${about}) is shown while the scheme is ${wrongIn.length > 3 ? `not ${rightIn.join(' or ')}` : wrongIn.join(' or ')}`,
        words.states || facts.includes(words)
          ? 'say here what holds then: content/statements.yaml lists what holds when'
          : `write {% standing "…" /%}, or put it between {% when ${asWritten(rightIn)} %} and {% /when %}`,
      ),
    ),
  )
}

/** What facts say of themselves stands beside figures and among the sources of pages. */
const wordsOfFacts = ({ sources }: Draft): Prose[] =>
  [...sources].flatMap(([file, source]) =>
    file.startsWith('content/facts/') ? proseAt(source, [['describes'], ['note']]) : [],
  )

const asWritten = (states: readonly string[]): string =>
  states.length === 1 ? `"${states[0]}"` : `[${states.map((state) => `"${state}"`).join(', ')}]`
