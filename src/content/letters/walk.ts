import {
  type Condition,
  type TemplatePassage,
  type TemplatePiece,
  type Words,
  type Template,
  type Templates,
  wordedFields,
} from './template.ts'

/** Some words of a template, and the conditions that hold wherever they stand. */
export type TemplateStretch = {
  words: Words
  within: readonly Condition[]
  passage: TemplatePassage
  is: 'text' | 'heading' | 'item' | 'label' | 'value'
}

/** Every stretch of words in some passages, choices gone into. Parts are templates of their own. */
export const stretchesIn = (
  passages: readonly TemplatePassage[],
  within: readonly Condition[] = [],
): TemplateStretch[] =>
  passages.flatMap((passage): TemplateStretch[] => {
    switch (passage.kind) {
      case 'text':
      case 'heading':
        return [{ words: passage.words, within, passage, is: passage.kind }]
      case 'list':
        return passage.items.map((words) => ({ words, within, passage, is: 'item' }))
      case 'details':
        return passage.rows.flatMap((row): TemplateStretch[] =>
          'rows' in row
            ? []
            : [
                { words: row.label, within, passage, is: 'label' },
                { words: row.value, within, passage, is: 'value' },
              ],
        )
      case 'choice':
        return stretchesIn(passage.passages, [...within, passage])
      default:
        return []
    }
  })

/** Every piece of some words with the conditions around it, choices gone into. */
export const piecesIn = (
  words: Words,
  within: readonly Condition[] = [],
): { piece: Exclude<TemplatePiece, string>; within: readonly Condition[] }[] =>
  words.flatMap((piece) =>
    typeof piece === 'string'
      ? []
      : [{ piece, within }, ...('words' in piece ? piecesIn(piece.words, [...within, piece]) : [])],
  )

/** The ids of the parts that some passages name. */
export const partsIn = (passages: readonly TemplatePassage[]): string[] =>
  passages.flatMap((passage) => {
    switch (passage.kind) {
      case 'part':
        return [passage.part]
      case 'choice':
        return partsIn(passage.passages)
      default:
        return stretchesIn([passage])
          .flatMap(({ words }) => piecesIn(words))
          .flatMap(({ piece }) => ('part' in piece ? [piece.part] : []))
    }
  })

/** The ids of the facts that some words name. */
const factsInWords = (words: Words): string[] =>
  piecesIn(words).flatMap(({ piece }) => ('fact' in piece ? [piece.fact] : []))

/** Some letters with every part that stands in them, and no others. An id that there is no letter for is passed over. */
export function withParts(ids: readonly string[], templates: Templates): Templates {
  const seen = new Set(ids)
  for (const id of seen) for (const part of partsIn(templates[id]?.body ?? [])) seen.add(part)
  return Object.fromEntries([...seen].flatMap((id) => (templates[id] ? [[id, templates[id]]] : [])))
}

/** The ids of the facts that letters print. */
export const factsInLetters = (templates: Templates): string[] => [
  ...new Set(Object.values(templates).flatMap(factsInLetter)),
]

const factsInLetter = (template: Template): string[] => [
  ...wordedFields.flatMap((field) => factsInWords(template[field] ?? [])),
  ...stretchesIn(template.body).flatMap(({ words }) => factsInWords(words)),
]
