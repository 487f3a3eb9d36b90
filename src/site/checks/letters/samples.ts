import { piecesIn, stretchesIn } from '../../../content/letters/template.ts'
import type { Values } from '../../../letters/fill.ts'
import type { ReadTemplate, ReadTemplates } from '../../../content/letters/readTemplates.ts'

const byKind: Values = { text: 'Example', date: '2026-01-31', sum: 12_345, count: 3, list: ['one thing'], rows: [] }

/** An answer for every blank of the letters, by its kind. */
export const sampleBlanks = ({ templates }: ReadTemplates): Values =>
  Object.fromEntries(
    templates.flatMap(({ blanks }) =>
      Object.entries(blanks).map(([name, kind]) => [name, byKind[kind.replace('?', '')]]),
    ),
  )

/** The first value of every condition of the letters. */
export const sampleConditions = ({ templates }: ReadTemplates): Values =>
  Object.fromEntries([
    ['for', 'self'],
    ...templates.flatMap(({ conditions }) => Object.entries(conditions).map(([name, [first = '']]) => [name, first])),
  ])

/** Each condition that a letter looks at, in turn with each of its values. */
export const conditionValues = ({ conditions, template: { body } }: ReadTemplate): Values[] => {
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
