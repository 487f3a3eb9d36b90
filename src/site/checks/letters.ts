import Markdoc from '@markdoc/markdoc'
import { type ReadTemplate, type ReadTemplates, templatesOf, voiceFile } from '../../content/letters/readTemplates.ts'
import {
  type Condition,
  partsIn,
  piecesIn,
  stretchesIn,
  type TemplateStretch,
  type Templates,
  type Words,
  whoseFinance,
} from '../../content/letters/template.ts'
import { gradeIfLong } from '../../content/prose/analyseBody.ts'
import { fingerprintOf } from '../../content/reading/folder.ts'
import { fill, fillWords, type Values } from '../../letters/fill.ts'
import { blockText } from '../../letters/toPlainText.ts'
import { type Problem, problemAt, type SourcePosition } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { nameFaults } from './letterNames.ts'

/** Letters use only what is declared and can be given, leave no hole for any answers, and are easy to read. */
export function checkLetters({ letters, faulty, textCache }: Draft): Problem[] {
  // An unreadable letter may be the missing part, or hold a part that seems unused.
  const allRead = ![...faulty].some((file) => file.startsWith('content/letters/'))
  const names = nameFaults(letters)
  // Holes left by a misspelt name would only repeat its fault.
  if (names.length > 0 || faulty.has(voiceFile))
    return names.filter(({ rule }) => allRead || !['unknown-part', 'unused-letter', 'unused-voice'].includes(rule))
  const texts = letters.templates.map(({ id, text }) => [id, text.text])
  const key = fingerprintOf(JSON.stringify([letters.voice?.source.text, ...texts]))
  // Slow: fills in every letter in every possible way.
  return textCache.getOrCompute('faults of letters', key, () => [
    ...holeFaults(letters),
    ...markdownFaults(letters),
    ...gradeFaults(letters),
  ])
}

const highest = 9

/** Find letters that are hard to read with some of their choices. Rows of details, not being sentences, don’t count. */
function gradeFaults(read: ReadTemplates): Problem[] {
  const from = { templates: templatesOf(read), factOn: () => '8 weeks' }
  const usual = { ...sampleConditions(read), ...sampleBlanks(read) }
  return read.templates.flatMap((letter) => {
    const texts = conditionValues(letter).map((values) =>
      fill(letter.template.body, { ...usual, ...values }, from)
        .filter(({ kind }) => kind !== 'details')
        .map(blockText)
        .join('\n'),
    )
    const grade = Math.max(...texts.map((text) => gradeIfLong(text) ?? 0))
    return grade <= highest
      ? []
      : problemAt(
          letter.text.placeOf(letter.bodyOffset),
          'hard-to-read',
          `the reading grade is ${grade.toFixed(1)}; the most for a letter is ${highest}`,
          'shorten the longest sentences and use plainer words',
        )
  })
}

const plain = new Set([
  'document',
  'paragraph',
  'inline',
  'text',
  'softbreak',
  'hardbreak',
  'list',
  'item',
  'heading',
  'tag',
])

/** Find Markdown that would be lost when a letter is sent as plain text. */
const markdownFaults = ({ templates }: ReadTemplates): Problem[] =>
  templates.flatMap(({ text, bodyOffset }) => {
    const first = text.placeOf(bodyOffset).line
    const lost = [...Markdoc.parse(text.text.slice(bodyOffset)).walk()].filter(({ type }) => !plain.has(type))
    return lost.map(({ type, lines: [line = 0] }) =>
      problemAt(
        { file: text.file, line: first + line, column: 1 },
        'letter-markdown',
        `${names[type] ?? `a ${type}`} cannot stand in a letter, which is sent as plain text`,
        'write it in words',
      ),
    )
  })

const names: Record<string, string> = {
  strong: 'bold',
  em: 'italics',
  link: 'a link',
  image: 'a picture',
  fence: 'code',
  code: 'code',
  hr: 'a line across',
}

/** A value for each condition and, for each blank that may be missing, whether it is given. */
type Combination = Readonly<Record<string, string | boolean>>

type PlacedStretch = TemplateStretch & { place: SourcePosition }

/** Find sentences left empty or unfinished by some combination of answers. Names are checked before. */
function holeFaults(read: ReadTemplates): Problem[] {
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
    const { file, line: first } = template.text.placeOf(template.bodyOffset)
    const body = stretchesIn(template.template.body).map((stretch) => ({
      ...stretch,
      place: { file, line: first + (template.lineOf.get(stretch.passage) ?? 0), column: 1 },
    }))
    return [...lines, ...body].flatMap((stretch) =>
      [...unguarded(stretch, template), ...holesIn(stretch, template, read, templates, samples)].slice(0, 1),
    )
  })
}

/** Find blanks that may be missing, or facts whose day may be, within words that are printed all the same. */
function unguarded({ words, within, is, place }: PlacedStretch, { blanks }: ReadTemplate): Problem[] {
  return piecesIn(words, within).flatMap(({ piece, within: around }) => {
    const isDay = 'fact' in piece
    const name = isDay ? piece.on : 'blank' in piece ? piece.blank : undefined
    // Words that are only a blank go with it.
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

function combinationsOf(
  words: Words,
  within: readonly Condition[],
  template: ReadTemplate,
  read: ReadTemplates,
): Combination[] {
  const around = within.map((one) => [one.if, 'is' in one ? one.is : [one.given]] as const)
  const values = new Map([...valuesLookedAt(words, template, read), ...around])
  return [...values].reduce<Combination[]>(
    (all, [name, some]) => all.flatMap((one) => some.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

type PossibleValues = readonly [name: string, values: readonly (string | boolean)[]]

/** The conditions in some words and in the parts they hold, with every value that each can have. */
const valuesLookedAt = (words: Words, of: ReadTemplate, read: ReadTemplates): PossibleValues[] =>
  piecesIn(words).flatMap(({ piece }) => {
    if ('words' in piece) return [valuesOf(piece, of)]
    if (!('part' in piece)) return []
    return partsAround(piece.part, read).flatMap((part) =>
      stretchesIn(part.template.body).flatMap((stretch) => [
        ...stretch.within.map((condition) => valuesOf(condition, part)),
        ...valuesLookedAt(stretch.words, part, read),
      ]),
    )
  })

const valuesOf = (condition: Condition, { conditions }: ReadTemplate): PossibleValues => [
  condition.if,
  'is' in condition
    ? (conditions[condition.if] ?? (condition.if === 'for' ? whoseFinance : condition.is))
    : [true, false],
]

function partsAround(id: string, read: ReadTemplates): ReadTemplate[] {
  const part = read.templates.find((one) => one.id === id)
  return part ? [part, ...partsIn(part.template.body).flatMap((inner) => partsAround(inner, read))] : []
}

const sampleOf = (combination: Combination): Values =>
  Object.fromEntries(
    Object.entries(combination).flatMap(([name, value]) =>
      value === true ? [] : [[name, value === false ? undefined : value]],
    ),
  )

const byKind: Values = { text: 'Example', date: '2026-01-31', sum: 12_345, count: 3, list: ['one thing'], rows: [] }

const sampleBlanks = ({ templates }: ReadTemplates): Values =>
  Object.fromEntries(
    templates.flatMap(({ blanks }) =>
      Object.entries(blanks).map(([name, kind]) => [name, byKind[kind.replace('?', '')]]),
    ),
  )

const sampleConditions = ({ templates }: ReadTemplates): Values =>
  Object.fromEntries([
    ['for', 'self'],
    ...templates.flatMap(({ conditions }) => Object.entries(conditions).map(([name, [first = '']]) => [name, first])),
  ])

const conditionValues = ({ conditions, template: { body } }: ReadTemplate): Values[] => {
  const names = new Set(
    stretchesIn(body).flatMap(({ words, within }) => [
      ...within.map((condition) => condition.if),
      ...piecesIn(words).flatMap(({ piece }) => ('if' in piece ? piece.if : [])),
    ]),
  )
  return [
    {},
    ...Object.entries(conditions).flatMap(([name, values]) =>
      names.has(name) ? values.map((value): Values => ({ [name]: value })) : [],
    ),
  ]
}
