import type { z } from 'zod'

type Json = z.core.JSONSchema.BaseSchema

/** Lets the values at a path be only some names. A step of "[]" goes into a list; variants are all gone into. Throws when nothing is there. */
export function offer(json: Json, path: readonly string[], names: readonly string[]): void {
  const targets = path.reduce<Json[]>(
    (nodes, step) => nodes.flatMap(variants).flatMap((node) => inside(node, step)),
    [json],
  )
  const texts = targets.flatMap(variants).filter(({ type }) => [type].flat().includes('string'))
  if (texts.length === 0) throw new Error(`the schema has no text at ${path.join('.')}`)
  for (const text of texts) {
    // Without names there is nothing to offer, and a schema of no values would refuse all.
    if (names.length > 0) text.enum = [...names, ...([text.type].flat().includes('null') ? [null] : [])]
  }
}

const variants = (node: Json): Json[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap((one) =>
    typeof one === 'object' ? variants(one) : [],
  ),
]

function inside(node: Json, step: string): Json[] {
  const next = step === '[]' ? node.items : node.properties?.[step]
  return [next].flat().filter((one): one is Json => typeof one === 'object')
}
