import type { Statements } from '../../content/phrases/schema.ts'
import { printedWords } from '../../content/prose/plainText.ts'
import { faultAt } from '../../content/prose/prose.ts'
import { tagsIn } from '../../content/prose/tags.ts'
import { type SchemeState, schemeStates } from '../../facts/schema.ts'
import { nearest } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../keptFindings.ts'
import { type FoundPhrase, onlyWords, phraseFinder } from '../phrasesIn.ts'

/** Refuse statements in states of the scheme where they don’t hold. */
export function checkStatements(draft: Draft): Problem[] {
  const find = phraseFinder(draft.statements)
  const { prose, proseOfFacts: facts } = draft
  return faultsByFile(draft, 'statements', draft.statements, [...prose, ...facts], (raw, words) =>
    misplacedStatements(raw, find, words.states).map(({ text, offset, about, rightIn, wrongIn }) =>
      faultAt(
        offset,
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

type Statement = FoundPhrase<Statements[number]>

/** The statements of raw prose that are shown in a state in which they do not hold. `states` are those in which the prose itself is shown. */
export function misplacedStatements(
  raw: string,
  find: (text: string) => readonly Statement[],
  states: readonly SchemeState[] = schemeStates,
): (Statement & { wrongIn: readonly SchemeState[] })[] {
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

/** Refuse turns of phrase that nobody would say aloud, as content/turns.yaml lists them. */
export function checkTurns(draft: Draft): Problem[] {
  const find = phraseFinder(draft.turns)
  return faultsByFile(draft, 'turns', draft.turns, [...draft.prose, ...draft.proseOfFacts], (raw) =>
    find(onlyWords(raw)).map(({ text, offset, instead }) =>
      faultAt(offset, 'turn', `"${text}" isn’t how people talk`, `write ${instead}`),
    ),
  )
}

/** Number of characters that fit in the line above a page 360 px wide. */
const most = 46

/** The line above every page stays one line on a phone, in each state of the scheme. */
export function checkNotice({ site: { prose }, sources, faulty }: Draft): Problem[] {
  const source = sources.get('content/standing.yaml')
  const topics = Object.keys(prose.standing.topics)
  if (source && !faulty.has(source.file) && !topics.includes('notice')) {
    const meant = nearest('notice', topics)
    return [
      problemAt(
        meant === undefined ? source.placeAt(['topics']) : source.placeOfKey(['topics'], meant),
        'missing-field',
        'there is no topic "notice", which stands above every page',
        meant === undefined ? 'add notice: with its words in each state' : `name "${meant}" so again`,
      ),
    ]
  }
  return Object.entries(prose.standing.topics.notice ?? {}).flatMap(([state, words]) => {
    const text = printedWords(words, prose)
    return !source || text.length <= most
      ? []
      : problemAt(
          source.placeAt(['topics', 'notice', state]),
          'wrong-size',
          `the notice of "${state}" has ${text.length} characters; the most is ${most}, which leaves out "${text.slice(most)}"`,
          'shorten it, so that it stays in one line on a phone',
        )
  })
}
