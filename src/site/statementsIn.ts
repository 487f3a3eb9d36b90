import { type SchemeState, schemeStates } from '../facts/schema.ts'
import { memoize } from '../content/prose/memoize.ts'
import { tagsIn } from '../content/prose/tags.ts'
import type { Statements } from '../content/standing/schema.ts'
import { onlyWords } from './words.ts'

/** Something that is true of the scheme only in some of its states, as found in a text. */
export type Statement = { text: string; offset: number; about: string; rightIn: readonly SchemeState[] }

type Finder = (text: string) => readonly Statement[]

// A site is read again and again while it is edited, and most of its words stay.
const finders = new WeakMap<Statements, Finder>()

/** Looks for statements in words as a reader meets them. */
export function statementFinder(statements: Statements): Finder {
  const find = finders.get(statements) ?? memoize(makeFinder(statements))
  finders.set(statements, find)
  return find
}

function makeFinder(statements: Statements): Finder {
  const known = statements.map(({ about, rightIn, words, butNot = [] }) => ({
    about,
    rightIn,
    words: patternOf(words),
    butNot: butNot.length > 0 ? patternOf(butNot) : undefined,
  }))
  const any = known.length > 0 ? new RegExp(known.map(({ words }) => words.source).join('|'), 'i') : undefined
  return (text) =>
    any?.test(text)
      ? known.flatMap(({ about, rightIn, words, butNot }) =>
          [...(butNot ? text.replaceAll(butNot, blank) : text).matchAll(words)].map(({ 0: found, index }) => ({
            text: found.replaceAll(/\s+/g, ' '),
            offset: index,
            about,
            rightIn,
          })),
        )
      : []
}

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

const patternOf = (phrases: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(phrasePattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** The words of a phrase in a row, with either apostrophe, whatever white space stands between them. */
const phrasePattern = (phrase: string): string =>
  phrase
    .replaceAll(/[\\^$.*+?(){}]/g, '\\$&')
    .replaceAll('[', '(?:')
    .replaceAll(']', ')')
    .replaceAll(/['’]/g, "[’']")
    .replaceAll(/\s*…\s*/g, '(?:\\s+[^\\s.!?]+){0,6}?\\s+')
    .replaceAll(/ +/g, '\\s+')

const blank = (text: string) => text.replaceAll(/\S/g, ' ')
