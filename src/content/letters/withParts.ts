import { type Template, type Templates, wordedFields } from './template.ts'
import { factsInWords, partsIn, stretchesIn } from './walk.ts'

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
