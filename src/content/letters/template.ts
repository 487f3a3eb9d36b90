/** Words with blanks, made by the build from content/letters as plain data: the browser needs nothing that reads Markdown. */
export type Words = readonly TemplatePiece[]

export type TemplatePiece =
  | string
  /** The answer or day that stands here, and how it is printed. `capital` where it starts a sentence. */
  | { blank: string; as?: 'date' | 'weekday' | 'sum'; capital?: true }
  /** A fact’s value on the day the letter is written or, with `on`, on the day of a blank. */
  | { fact: string; on?: string }
  | { part: string }
  /** A word for the customer, and the one with their name in it: see `withNames`. */
  | { pronoun: string; named: string }
  | (Condition & { words: Words })

export type Condition = { if: string; is: readonly string[] } | { if: string; given: boolean }

export type TemplatePassage =
  | { kind: 'text' | 'heading'; words: Words; optional?: true }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'details'; rows: readonly ({ label: Words; value: Words } | { rows: string })[] }
  | { kind: 'blank'; blank: string; as: ListForm }
  | { kind: 'part'; part: string }
  | ({ kind: 'choice' } & Condition & { passages: readonly TemplatePassage[] })

export type ListForm = 'bullets' | 'numbers' | 'paragraphs'

/** A letter, a sheet, a page or a part of one. Which of the fields it has, its folder says. */
export type Template = {
  subject?: Words
  greeting?: string
  closing?: string
  title?: Words
  does?: Words
  rests?: Words
  next?: readonly { label: string; path: string }[]
  body: readonly TemplatePassage[]
}

export const wordedFields = ['subject', 'title', 'does', 'rests'] as const satisfies readonly (keyof Template)[]

/** Owners of the finance that a letter is about: the writer, somebody else, or someone who has died. */
export const whoseFinance = ['self', 'other', 'estate'] as const

/** Values that the answers can give to a letter: the kind of each blank (“?” where it may be missing), and the values of each condition. */
export type Given = Readonly<Record<string, string | readonly string[]>>

/** Templates by their ids: "next/no-reply" is content/letters/next/no-reply.md. */
export type Templates = Readonly<Record<string, Template>>

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

const factsInWords = (words: Words): string[] =>
  piecesIn(words).flatMap(({ piece }) => ('fact' in piece ? [piece.fact] : []))

/** Return some letters with every part that they hold, and no others. Skips an id that has no letter. */
export function withParts(ids: readonly string[], templates: Templates): Templates {
  const seen = new Set(ids)
  for (const id of seen) for (const part of partsIn(templates[id]?.body ?? [])) seen.add(part)
  return Object.fromEntries([...seen].flatMap((id) => (templates[id] ? [[id, templates[id]]] : [])))
}

export const factsInLetters = (templates: Templates): string[] => {
  const words = Object.values(templates).flatMap((template) => [
    ...wordedFields.map((field) => template[field] ?? []),
    ...stretchesIn(template.body).map((stretch) => stretch.words),
  ])
  return [...new Set(words.flatMap(factsInWords))]
}
