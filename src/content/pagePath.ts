import { z } from 'zod'
import type { SourcePosition } from '../problems/problem.ts'
import type { YamlPath, YamlSource } from '../problems/yamlSource.ts'
import { oncePer } from './memoize.ts'

/** Path of a page on this site: "/what-is-pcp". No trailing slash. */
export const Path = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/)
  .refine(
    (path) => !/\/index$/.test(path),
    'must be an address that does not end in /index, which is the file of a folder',
  )
  .describe('The page’s address on this site: lower case, starts with "/", no "/" at the end.')

export type PageChoice = 'pages' | 'toolPages' | 'claimPages' | 'companyPages' | 'lenderAddresses'

/** Target of a field. `offers` is the list that editors choose from; a part of a page has none. */
type Reference =
  | { to: 'page'; offers: PageChoice | undefined }
  | { to: 'entry'; offers: string }
  | { to: 'other'; offers: string }

/** The fields that name something of the site, whatever schema they are part of. */
export const references = z.registry<Reference>()

/** A field that leads to a page: its address is checked and moved as that of a link is, and editors are offered those there are. */
export const pagePath = (says: string, offers: PageChoice = 'pages') =>
  Path.describe(says).register(references, { to: 'page', offers })

/** The same, to a part of a page: "/evidence-checklist#what-to-look-for". */
export const pagePartPath = (says: string) =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]+#[a-z0-9-]+$/)
    .describe(says)
    .register(references, { to: 'page', offers: undefined })

export const Slug = z.string().regex(/^[a-z0-9-]+$/)

/** A field that names an entry of some kind by its slug: it is checked, offered to editors, and renamed with the entry. */
export const slugOf = (what: string, says: string) =>
  Slug.describe(says).register(references, { to: 'entry', offers: what })

/** A field that takes one of a site’s names. `listsOf` in src/site/checks/names.ts checks it; in lenders’ letters, `lenderLetterFaults`. */
export const oneOf = (list: string, field: z.ZodString) => field.register(references, { to: 'other', offers: list })

export type Named = Reference & {
  name: string
  at: YamlPath
  isKey: boolean
}

export const placeOfName = ({ at, isKey, name }: Named, source: YamlSource): SourcePosition =>
  isKey ? source.placeOfKey(at, name) : source.placeAt(at)

/** Everything that fields of a value of some shape name. */
export const namedIn = (schema: z.ZodType, value: unknown): Named[] => {
  const all = fieldsOf(schema).flatMap(({ steps, reference }) =>
    reached(value, steps, []).map((found): Named => ({ ...found, ...reference })),
  )
  // Variants of a field lead to the same place.
  return [...new Map(all.map((named) => [[...named.at, named.isKey && named.name].join('\0'), named])).values()]
}

const each: unique symbol = Symbol('each item or value')
const keys: unique symbol = Symbol('each key')
type Step = string | number | typeof each | typeof keys
type Field = { steps: readonly Step[]; reference: Reference }

/** The ways from a value of some shape to its fields that name something. */
const fieldsOf = oncePer(findFields)

function findFields(schema: z.core.$ZodType): readonly Field[] {
  const reference = references.get(schema)
  if (reference) return [{ steps: [], reference }]
  const { def } = (schema as z.core.$ZodTypes)._zod
  const through = (step: Step, inner: z.core.$ZodType): Field[] =>
    fieldsOf(inner).map(({ steps, reference }) => ({ steps: [step, ...steps], reference }))
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

type Reached = Pick<Named, 'name' | 'at' | 'isKey'>

function reached(value: unknown, [step, ...rest]: readonly Step[], at: YamlPath): Reached[] {
  if (step === undefined) return typeof value === 'string' ? [{ name: value, at, isKey: false }] : []
  if (typeof value !== 'object' || value === null) return []
  if (step === keys) return Object.keys(value).map((name) => ({ name, at, isKey: true }))
  const names = step === each ? (Array.isArray(value) ? value.keys() : Object.keys(value)) : [step]
  return [...names].flatMap((name) => reached(Reflect.get(value, name), rest, [...at, name]))
}
