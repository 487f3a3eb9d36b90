import { z } from 'zod'
import type { YamlPath, YamlSource } from '../problems/yamlSource.ts'
import type { Place } from '../problems/problem.ts'

/** Path of a page on this site: "/what-is-pcp". No trailing slash. */
export const Path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)
  .describe('The page’s address on this site: lower case, starts with "/", no "/" at the end.')

/** Sets of pages that a field may name. */
export type PageChoice = 'pages' | 'toolPages' | 'claimPages' | 'lenderAddresses'

/** The fields that lead to a page, whatever schema they are part of. One that may name a part of a page offers none. */
export const pageFields = z.registry<{ offers: PageChoice | undefined }>()

/** A field that leads to a page: its address is checked and moved as that of a link is, and editors are offered those there are. */
export const pagePath = (says: string, offers: PageChoice = 'pages') =>
  Path.describe(says).register(pageFields, { offers })

/** The same, to a part of a page: "/evidence-checklist#what-to-look-for". */
export const pagePartPath = (says: string) =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]+#[a-z0-9-]+$/)
    .describe(says)
    .register(pageFields, { offers: undefined })

/** An address in a field, which pages the field may name, and where it is written. */
export type PageNamed = { path: string; offers: PageChoice | undefined; placeIn: (source: YamlSource) => Place }

/** Every address of a page that stands in a field of a value of some shape. */
export const pagesNamed = (schema: z.ZodType, value: unknown): PageNamed[] =>
  fieldsOf(schema).flatMap(({ steps, offers }) => reached(value, steps, []).map((found) => ({ ...found, offers })))

const each: unique symbol = Symbol('each item or value')
const keys: unique symbol = Symbol('each key')
type Step = string | number | typeof each | typeof keys
type Field = { steps: readonly Step[]; offers: PageChoice | undefined }

const known = new WeakMap<z.core.$ZodType, readonly Field[]>()

/** The ways from a value of some shape to its fields that lead to pages. */
function fieldsOf(schema: z.core.$ZodType): readonly Field[] {
  const fields = known.get(schema) ?? findFields(schema)
  known.set(schema, fields)
  return fields
}

function findFields(schema: z.core.$ZodType): readonly Field[] {
  const field = pageFields.get(schema)
  if (field) return [{ steps: [], ...field }]
  const { def } = (schema as z.core.$ZodTypes)._zod
  const through = (step: Step, inner: z.core.$ZodType): Field[] =>
    fieldsOf(inner).map(({ steps, offers }) => ({ steps: [step, ...steps], offers }))
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => through(name, inner))
    case 'array':
      return through(each, def.element)
    case 'tuple':
      return def.items.flatMap((item, index) => through(index, item))
    case 'record':
      return [...through(keys, def.keyType), ...through(each, def.valueType)]
    case 'union':
      return def.options.flatMap(fieldsOf)
    case 'optional':
    case 'nullable':
      return fieldsOf(def.innerType)
    default:
      return []
  }
}

type Reached = Omit<PageNamed, 'offers'>

function reached(value: unknown, [step, ...rest]: readonly Step[], at: YamlPath): Reached[] {
  if (step === undefined)
    return typeof value === 'string' ? [{ path: value, placeIn: (source) => source.placeAt(at) }] : []
  if (typeof value !== 'object' || value === null) return []
  if (step === keys)
    return Object.keys(value).map((path) => ({ path, placeIn: (source) => source.placeOfKey(at, path) }))
  const names = step === each ? (Array.isArray(value) ? value.keys() : Object.keys(value)) : [step]
  return [...names].flatMap((name) => reached(Reflect.get(value, name), rest, [...at, name]))
}
