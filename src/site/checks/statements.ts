import type { Statements } from '../../content/phrases/schema.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import { tagsIn } from '../../content/prose/tags.ts'
import { type SchemeState, schemeStates } from '../../facts/schema.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../keptFindings.ts'
import { type FoundPhrase, onlyWords, phraseFinder } from '../phrasesIn.ts'

/** Refuse statements in states of the scheme where they don’t hold. */
export function checkStatements(draft: Draft): Problem[] {
  const find = phraseFinder(draft.statements)
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

/** Something that is true of the scheme only in some of its states, as found in a text. */
type Statement = FoundPhrase<Statements[number]>

type Finder = (text: string) => readonly Statement[]

type Misplaced = Statement & { wrongIn: readonly SchemeState[] }

/** The statements of raw prose that are shown in a state in which they do not hold. `states` are those in which the prose itself is shown. */
export function misplacedStatements(
  raw: string,
  find: Finder,
  states: readonly SchemeState[] = schemeStates,
): Misplaced[] {
  const found = find(onlyWords(raw))
  if (found.length === 0) return []
  const choices = choicesIn(raw)
  return found.flatMap((statement) => {
    const shown = choices
      .filter(({ start, end }) => start < statement.offset && statement.offset < end)
      .reduce((left, choice) => left.filter((state) => choice.states.includes(state)), states)
    const wrongIn = shown.filter((state) => !statement.rightIn.includes(state))
    return wrongIn.length > 0 ? [{ ...statement, wrongIn }] : []
  })
}

type Choice = { start: number; end: number; states: readonly string[] }

/** Every {% when %} that asks for a state of the scheme. In letters, others ask for something else. */
function choicesIn(raw: string): Choice[] {
  const open: Choice[] = []
  const closed: Choice[] = []
  for (const { name, form, offset, attributes } of tagsIn(raw).tags) {
    if (name !== 'when') continue
    if (form === 'opening') {
      const asked = attributes.find((attribute) => attribute.name === 'primary' || attribute.name === 'scheme')
      open.push({ start: offset, end: raw.length, states: asked?.value.match(/[\w-]+/g) ?? schemeStates })
    } else {
      const choice = open.pop()
      if (choice) closed.push({ ...choice, end: offset })
    }
  }
  return [...closed, ...open]
}
