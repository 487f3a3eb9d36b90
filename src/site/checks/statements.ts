import { type Problem, problemAt } from '../../problems/problem.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../faultsByFile.ts'
import { misplacedStatements, statementFinder } from '../statementsIn.ts'

/** Refuse statements in states of the scheme where they don’t hold. */
export function checkStatements(draft: Draft): Problem[] {
  const find = statementFinder(draft.statements)
  const { prose, proseOfFacts: facts } = draft
  return faultsByFile(draft, 'statements', draft.statements, [...prose, ...facts], (words) =>
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

const asWritten = (states: readonly string[]): string =>
  states.length === 1 ? `"${states[0]}"` : `[${states.map((state) => `"${state}"`).join(', ')}]`
