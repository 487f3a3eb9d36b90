import type { z } from 'zod'

type Def = {
  type: string
  shape?: Record<string, unknown>
  element?: unknown
  keyType?: unknown
  valueType?: unknown
  entries?: Record<string, string>
  innerType?: unknown
  in?: unknown
  discriminator?: string
  options?: { def: { shape: Record<string, { def: { values?: unknown[] } }> } }[]
}

const defOf = (schema: unknown) => (schema as { def?: Def } | undefined)?.def

/** The part of a schema that checks the value at a path; undefined where it has none. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], root: unknown): z.ZodType | undefined {
  let at: unknown = variantFor(unwrapped(schema), root)
  let value = root
  for (const key of path) {
    const def = defOf(at)
    const inner =
      def?.type === 'object' ? def.shape?.[String(key)] : def?.type === 'array' ? def.element : def?.valueType
    if (inner === undefined) return undefined
    value = valueAt(value, [key])
    at = variantFor(unwrapped(inner), value)
  }
  return at as z.ZodType
}

/** The field names allowed at a path, so that a misspelt one can be put right. */
export function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[], root: unknown): string[] {
  const def = defOf(schemaAt(schema, path, root))
  return Object.keys(def?.shape ?? defOf(def?.keyType)?.entries ?? {})
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  )
}

function unwrapped(schema: unknown): unknown {
  const def = defOf(schema)
  if (def && ['optional', 'nullable', 'default', 'readonly'].includes(def.type)) return unwrapped(def.innerType)
  return def?.type === 'pipe' ? unwrapped(def.in) : schema
}

/** Of a union told apart by `kind`, the variant that the value says it is. */
function variantFor(schema: unknown, value: unknown): unknown {
  const def = defOf(schema)
  const { discriminator } = def ?? {}
  if (def?.type !== 'union' || discriminator === undefined) return schema
  const kind = valueAt(value, [discriminator])
  return def.options?.find((option) => option.def.shape[discriminator]?.def.values?.includes(kind)) ?? schema
}
