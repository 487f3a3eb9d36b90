import { type SchemeState, schemeStates } from '../facts/schema.ts'
import { tagsIn } from '../content/prose/tags.ts'
import type { Statements } from '../content/standing/schema.ts'
import { type FoundPhrase, phraseFinder } from './phrasesIn.ts'
import { onlyWords } from './words.ts'

/** Something that is true of the scheme only in some of its states, as found in a text. */
export type Statement = FoundPhrase<Statements[number]>

type Finder = (text: string) => readonly Statement[]

/** Looks for statements in words as a reader meets them. */
export const statementFinder = (statements: Statements): Finder => phraseFinder(statements)

/** A statement in raw prose, and the states in which it is shown and not true. */
export type Misplaced = Statement & { wrongIn: readonly SchemeState[] }

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
