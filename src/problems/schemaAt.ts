import type { z } from 'zod'
import { nearest } from './nearest.ts'
import type { YamlPath } from './yamlSource.ts'

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
  options?: z.ZodType[]
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

/** Every text in a value, with its path. */
export const textsIn = (value: unknown, at: YamlPath = []): { text: string; at: YamlPath }[] =>
  typeof value === 'string'
    ? [{ text: value, at }]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        textsIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )

function unwrapped(schema: unknown): unknown {
  const def = defOf(schema)
  if (def && ['optional', 'nullable', 'default', 'readonly'].includes(def.type)) return unwrapped(def.innerType)
  return def?.type === 'pipe' ? unwrapped(def.in) : schema
}

/** Choose a union’s variant by the value’s discriminator, or else the nearest one; the union itself where no variant is nearest. */
function variantFor(schema: unknown, value: unknown): unknown {
  const { type, discriminator, options = [] } = defOf(schema) ?? { type: '' }
  if (type !== 'union') return schema
  if (discriminator === undefined) return mostLike(options, value) ?? schema
  const kind = valueAt(value, [discriminator])
  return options.find((option) => schemaAt(option, [discriminator], value)?.safeParse(kind).success) ?? schema
}

function mostLike(options: readonly z.ZodType[], value: unknown): z.ZodType | undefined {
  const [first, second] = options
    .map((option) => ({ option, slips: slipsIn(option, value) }))
    .sort((one, other) => one.slips - other.slips)
  return first && first.slips < (second?.slips ?? Infinity) ? first.option : undefined
}

/** Distance of a value from a schema: a misspelt field is nearer than one that it has not, and a text is no block of fields. */
function slipsIn(option: z.ZodType, value: unknown): number {
  const fields = Object.keys(defOf(option)?.shape ?? {})
  const slips = (option.safeParse(value).error?.issues ?? []).map((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.filter((key) => !nearest(key, fields)).length
    return issue.code === 'invalid_type' && issue.path.length === 0 ? Infinity : 1
  })
  return slips.reduce<number>((sum, one) => sum + one, 0)
}
