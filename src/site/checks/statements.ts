import { type Problem, problemAt } from '../../problems/problem.ts'
import { placeIn, rawText } from '../prose.ts'
import type { Draft } from '../readSite.server.ts'
import { misplacedStatements, statementFinder } from '../statementsIn.ts'

/** What holds only in some states of the scheme is said only in those. */
export function checkStatements({ prose, statements }: Draft): Problem[] {
  const find = statementFinder(statements)
  return prose.flatMap((words) =>
    misplacedStatements(rawText(words), find, words.states).map(({ text, offset, about, rightIn, wrongIn }) =>
      problemAt(
        placeIn(words, offset),
        'state-statement',
        `"${text}" (${about}) is shown while the scheme is ${wrongIn.length > 3 ? `not ${rightIn.join(' or ')}` : wrongIn.join(' or ')}`,
        words.states
          ? `say here what holds then; content/statements.yaml says what holds when`
          : `write {% standing "…" /%}, or put it between {% when ${asWritten(rightIn)} %} and {% /when %}`,
      ),
    ),
  )
}

const asWritten = (states: readonly string[]): string =>
  states.length === 1 ? `"${states[0]}"` : `[${states.map((state) => `"${state}"`).join(', ')}]`
