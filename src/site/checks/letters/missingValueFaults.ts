import { fillWords, type Values } from '../../../letters/fill.ts'
import {
  type Condition,
  type Templates,
  type Words,
  whoseFinance,
  partsIn,
  piecesIn,
  type TemplateStretch,
  stretchesIn,
} from '../../../content/letters/template.ts'
import { type SourcePosition, type Problem, problemAt } from '../../../problems/problem.ts'
import { type ReadTemplate, type ReadTemplates, templatesOf } from '../../../content/letters/readTemplates.ts'
import { sampleBlanks } from './samples.ts'

/** A value for each condition and, for each blank that may be missing, whether it is given. */
type Combination = Readonly<Record<string, string | boolean>>

type PlacedStretch = TemplateStretch & { place: SourcePosition }

/** Sentences that some combination of answers leaves empty or unfinished. Names have been found right. */
export function holeFaults(read: ReadTemplates): Problem[] {
  const templates = templatesOf(read)
  const samples = sampleBlanks(read)
  return read.templates.flatMap((template) => {
    const lines = template.lines.map(
      (field): PlacedStretch => ({
        words: template.template[field as 'subject'] ?? [],
        within: [],
        is: 'heading',
        passage: { kind: 'text', words: [] },
        place: template.front.placeAt([field]),
      }),
    )
    const body = stretchesIn(template.template.body).map((stretch) => ({
      ...stretch,
      place: placeOf(template, stretch),
    }))
    const stretches = [...lines, ...body]
    return stretches.flatMap((stretch) =>
      [...unguarded(stretch, template), ...holesIn(stretch, template, read, templates, samples)].slice(0, 1),
    )
  })
}

function placeOf({ text, bodyOffset, lineOf }: ReadTemplate, { passage }: TemplateStretch): SourcePosition {
  const first = text.placeOf(bodyOffset).line
  return { file: text.file, line: first + (lineOf.get(passage) ?? 0), column: 1 }
}

/** A blank that may be missing, or the day of a fact that may not be known, in the middle of words that stand all the same. */
function unguarded({ words, within, is, place }: PlacedStretch, { blanks }: ReadTemplate): Problem[] {
  return piecesIn(words, within).flatMap(({ piece, within: around }) => {
    const isDay = 'fact' in piece
    const name = isDay ? piece.on : 'blank' in piece ? piece.blank : undefined
    // What is one blank alone is left out with it.
    const leftOut = !isDay && (is === 'value' || words.length === 1)
    return name === undefined ||
      leftOut ||
      !blanks[name]?.endsWith('?') ||
      around.some((one) => one.if === name && 'given' in one && one.given)
      ? []
      : problemAt(
          place,
          'hole',
          isDay
            ? `"${name}" may be missing, and then the fact has no day`
            : `"${name}" may be missing, and then words stand around nothing`,
          `put {% when ${name}="given" %}…{% /when %} around them`,
        )
  })
}

function holesIn(
  { words, within, passage, is, place }: PlacedStretch,
  template: ReadTemplate,
  read: ReadTemplates,
  templates: Templates,
  samples: Values,
): Problem[] {
  if (is === 'value') return []
  const optional = passage.kind === 'text' && passage.optional === true
  for (const combination of combinationsOf(words, within, template, read)) {
    const text = fillWords(words, { ...samples, ...sampleOf(combination) }, { templates, factOn: () => 'some weeks' })
    const wrong = text === '' ? (optional ? undefined : `${nouns[is]} is empty`) : unfinished(text, is, words)
    if (wrong) {
      const names = Object.entries(combination)
        .map(([name, value]) => `${name}="${value === true ? 'given' : value === false ? 'none' : value}"`)
        .join(' ')
      return [
        problemAt(
          place,
          'hole',
          `${names ? `with ${names}, ` : ''}${wrong}`,
          text === ''
            ? 'write words for that too, or put {% optional %}…{% /optional %} around it'
            : 'write words for that too',
        ),
      ]
    }
  }
  return []
}

const nouns = {
  text: 'the paragraph',
  heading: 'the line',
  item: 'the item',
  label: 'the name of a row',
  value: 'the row',
}

const dangling = /(?:^|\s)(and|or|but|if|because|the|an?|your|my|their)[\s.,;:)?!]*$/i

/** Fault in how words end or join; undefined when nothing is. */
function unfinished(text: string, is: TemplateStretch['is'], words: Words): string | undefined {
  const last = dangling.exec(text)?.[1]
  // A visitor’s own words may end as they will.
  const own = endsInBlank(words)
  if (last && !own) return `${nouns[is]} ends in “${last}”`
  if (/ [.,;:?!)]|\(\s*\)|[,;:] *[.,;:]|^[.,;:?!)]/.test(text))
    return `${nouns[is]} reads “${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`
  if (is === 'text' && !own && !/[.:?!,\]]["”’)]*$/.test(text))
    return `${nouns[is]} has no end: “…${text.slice(-40).replaceAll(/\s+/g, ' ')}”`
  return undefined
}

/** True when the last piece, choices included, may be an answer or a part, which end themselves. */
function endsInBlank(words: Words): boolean {
  const last = words.at(-1)
  if (last === undefined || typeof last === 'string') return false
  return 'words' in last ? endsInBlank(last.words) : !('fact' in last)
}

/** Every combination of what some words depend on, within what holds around them. */
function combinationsOf(
  words: Words,
  within: readonly Condition[],
  template: ReadTemplate,
  read: ReadTemplates,
): Combination[] {
  const values = new Map<string, readonly (string | boolean)[]>()
  const note = (condition: Condition, { conditions }: ReadTemplate) =>
    values.set(
      condition.if,
      'is' in condition
        ? (conditions[condition.if] ?? (condition.if === 'for' ? whoseFinance : condition.is))
        : [true, false],
    )
  const collect = (some: Words, of: ReadTemplate) => {
    for (const { piece } of piecesIn(some)) {
      if ('words' in piece) note(piece, of)
      if ('part' in piece)
        for (const part of partsAround(piece.part, read))
          for (const stretch of stretchesIn(part.template.body)) {
            for (const condition of stretch.within) note(condition, part)
            collect(stretch.words, part)
          }
    }
  }
  collect(words, template)
  for (const condition of within) values.set(condition.if, 'is' in condition ? condition.is : [condition.given])
  return [...values].reduce<Combination[]>(
    (all, [name, some]) => all.flatMap((one) => some.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

function partsAround(id: string, read: ReadTemplates): ReadTemplate[] {
  const part = read.templates.find((one) => one.id === id)
  return part ? [part, ...partsIn(part.template.body).flatMap((inner) => partsAround(inner, read))] : []
}

/** Values of a combination: conditions have their values, and what is missing is not there. */
const sampleOf = (combination: Combination): Values =>
  Object.fromEntries(
    Object.entries(combination).flatMap(([name, value]) =>
      value === true ? [] : [[name, value === false ? undefined : value]],
    ),
  )
