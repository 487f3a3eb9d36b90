import type { z } from 'zod'
import { didYouMean, nearest } from './nearest.ts'
import { fileStart, type Problem, problemAt, type SourcePosition } from './problem.ts'
import { fieldsAt, schemaAt, valueAt } from './schemaAt.ts'
import type { YamlPath, YamlSource } from './yamlSource.ts'

type Issue = z.core.$ZodIssue

/** The value if it has the schema’s shape; else every fault, each at its line and with a remedy. */
export function validate<T>(source: YamlSource, schema: z.ZodType<T>): { value?: T; problems: Problem[] } {
  if (source.problems.length > 0) return { problems: [...source.problems] }
  if (source.value === null || source.value === undefined) {
    return {
      problems: [
        problemAt(
          fileStart(source.file),
          'empty',
          'the file is empty',
          'write what belongs in it, or bring back its last version',
        ),
      ],
    }
  }
  const result = schema.safeParse(source.value)
  if (result.success) {
    const faults = textFaults(source.value)
    return faults.length === 0
      ? { value: result.data, problems: [] }
      : {
          problems: faults.map(({ at, what, fix }) =>
            problemAt(source.placeAt(at), 'wrong-value', `${spoken(at)} ${what}`, fix),
          ),
        }
  }
  const issues = result.error.issues.flatMap((issue) => ofVariant(issue, schema, source.value))
  return {
    problems: issues
      .filter((issue) => !explainedByTypo(issue, issues, schema, source) && !explainedByType(issue, issues))
      .flatMap((issue, _, told) => problemsOf(issue, told, source, schema)),
  }
}

type TextFault = { at: YamlPath; what: string; fix: string }

const mostLetters = 20_000

/** List what no field may say, whatever its schema: nothing but spaces, more than anyone reads, or an entry of a list again. */
function textFaults(value: unknown, at: YamlPath = []): TextFault[] {
  if (typeof value === 'string') {
    if (/^\s+$/.test(value))
      return [{ at, what: 'holds nothing but spaces', fix: 'write what belongs there, or take it out' }]
    return value.length > mostLetters
      ? [{ at, what: `has ${value.length} characters; the most is ${mostLetters}`, fix: 'shorten it' }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const seen = new Map<string, number>()
  return entries.flatMap(([key, inner], index): TextFault[] => {
    if (!Array.isArray(value)) return textFaults(inner, [...at, key])
    const said = Array.isArray(inner) ? `${index}` : JSON.stringify(inner)
    const first = seen.get(said) ?? index
    seen.set(said, first)
    return first < index
      ? [{ at: [...at, index], what: `says the same as ${spoken([...at, first])}`, fix: 'take one of them out' }]
      : textFaults(inner, [...at, index])
  })
}

/** Issues of a value that could have one of several shapes: its differences from the nearest one. */
function ofVariant(issue: Issue, schema: z.ZodType, root: unknown): Issue[] {
  const variant = issue.code === 'invalid_union' ? schemaAt(schema, issue.path, root) : undefined
  const inner = variant?.safeParse(valueAt(root, issue.path)).error?.issues ?? []
  return inner.length === 0 || inner.some(({ code, path }) => code === 'invalid_union' && path.length === 0)
    ? [issue]
    : inner.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
}

/** A missing field whose misspelt key is already reported: one cause, one message. */
function explainedByTypo(issue: Issue, issues: readonly Issue[], schema: z.ZodType, source: YamlSource): boolean {
  if (valueAt(source.value, issue.path) !== undefined) return false
  const parent = issue.path.slice(0, -1)
  return issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      other.path.join('.') === parent.join('.') &&
      other.keys.some((key) => nearest(key, fieldsAt(schema, parent, source.value)) === issue.path.at(-1)),
  )
}

/** True for the size or form of a value of the wrong type, and for all but the first about its form. */
const explainedByType = (issue: Issue, issues: readonly Issue[]): boolean => {
  const same = issues.filter(({ path }) => path.join('.') === issue.path.join('.'))
  const telling = same.find(({ code }) => code === 'invalid_type') ?? same.find(({ code }) => code === 'invalid_format')
  const entry = issue.path.slice(0, -1).join('.')
  // An entry copied whole repeats every field that must be unique.
  const copied = issues.find(
    (other) =>
      other.code === 'custom' && other.message === issue.message && other.path.slice(0, -1).join('.') === entry,
  )
  return issue.code === 'custom' && copied !== undefined && copied !== issue
    ? true
    : issue.code !== 'invalid_type' && telling !== undefined && telling !== issue
}

function problemsOf(issue: Issue, issues: readonly Issue[], source: YamlSource, schema: z.ZodType): Problem[] {
  const at = issue.path
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, at, source.value)
    return issue.keys.map((key) =>
      problemAt(
        source.placeOfKey(at, key),
        'unknown-key',
        `there is no field "${key}"${inside(at)}`,
        didYouMean(key, known, known.length > 0 ? `use one of ${known.join(', ')}` : 'remove it'),
      ),
    )
  }
  const written = valueAt(source.value, at)
  if (written === undefined && at.length > 0) {
    // Report all fields a block lacks together, at the first.
    const keys = issues
      .filter(
        ({ path }) =>
          path.slice(0, -1).join('.') === at.slice(0, -1).join('.') && valueAt(source.value, path) === undefined,
      )
      .map(({ path }) => String(path.at(-1)))
    if (keys[0] !== at.at(-1)) return []
    const what = `${keys.map((key) => `"${key}"`).join(', ')} ${keys.length === 1 ? 'is' : 'are'} missing${inside(at.slice(0, -1))}`
    return [problemAt(source.placeAt(at), 'missing-field', what, `add ${keys.map((key) => `${key}: …`).join(', ')}`)]
  }
  if (issue.code === 'invalid_key')
    return [
      problemAt(
        source.placeOfKey(at.slice(0, -1), String(at.at(-1))),
        'wrong-value',
        `"${String(at.at(-1))}"${inside(at.slice(0, -1))} is no name of the right form`,
        'write it in small letters, with hyphens between words',
      ),
    ]
  const { what, fix } = issueWords(issue, written, schemaAt(schema, at, source.value))
  const place = placeOfValue(issue, written, source)
  return [problemAt(place, ruleOf(issue), `${at.length > 0 ? `${spoken(at)} ` : 'the file '}${what}`, fix)]
}

function placeOfValue({ code, path, ...issue }: Issue, written: unknown, source: YamlSource): SourcePosition {
  const key = path.at(-1)
  if (Array.isArray(written) && code === 'too_big')
    return source.placeAt([...path, Number((issue as { maximum?: number }).maximum)])
  return Array.isArray(written) && code === 'too_small' && typeof key === 'string'
    ? source.placeOfKey(path.slice(0, -1), key)
    : source.placeAt(path)
}

const inside = (path: readonly PropertyKey[]) => (path.length === 0 ? '' : ` in ${spoken(path)}`)

const ruleOf = (issue: Issue) => (issue.code === 'too_big' || issue.code === 'too_small' ? 'wrong-size' : 'wrong-value')

/** Put a path into words: "company.email", "the 1st of values", "source.url in the 1st of values". */
export function spoken(path: readonly PropertyKey[]): string {
  const last = path.findLastIndex((key) => typeof key === 'number')
  if (last === -1) return path.map(String).join('.')
  const list = path.slice(0, last)
  const entry = `the ${ordinal(Number(path[last]) + 1)}${list.length === 0 ? ' entry' : ` of ${spoken(list)}`}`
  const field = path
    .slice(last + 1)
    .map(String)
    .join('.')
  return field === '' ? entry : `${field} in ${entry}`
}

function ordinal(count: number): string {
  const teens = count % 100 >= 11 && count % 100 <= 13
  return `${count}${teens ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}

type Words = { what: string; fix?: string | undefined }

/** Word a schema issue for an editor: the fault and its remedy. `what` follows the value’s name. */
function issueWords(issue: z.core.$ZodIssue, written: unknown, schema: z.ZodType | undefined): Words {
  const said = sayShort(written)
  switch (issue.code) {
    case 'invalid_value':
      return notOneOf(said, written, issue.values.map(String))
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
      return options.length > 0
        ? notOneOf(said, written, options)
        : { what: `is ${said}, which has the wrong shape`, fix: asDescribed(schema) }
    }
    case 'invalid_type': {
      const wanted = typeNames[issue.expected] ?? issue.expected
      return {
        what: `must be ${wanted}, and is ${said}`,
        fix: formOf(issue.expected, wanted, written, schema),
      }
    }
    case 'too_big':
      return {
        what: `has ${sizeOf(written)}; ${issue.exact ? 'it needs exactly' : 'the most is'} ${issue.maximum}${overflow(written, Number(issue.maximum))}`,
        fix: remedies.tooBig[kindOf(written)],
      }
    case 'too_small':
      return {
        what: `${typeof written === 'string' ? `is ${said}, which ` : ''}has ${sizeOf(written)}; ${issue.exact ? 'it needs exactly' : 'the least is'} ${issue.minimum}`,
        fix: remedies.tooSmall[kindOf(written)],
      }
    case 'invalid_format':
      return wrongForm(issue, said, schema)
    case 'custom':
      return {
        what: `is ${said}, and ${issue.message}`,
        fix: (issue.params?.['fix'] as string | undefined) ?? customFix(issue.message) ?? asDescribed(schema),
      }
    default:
      return { what: `is ${said}: ${issue.message}`, fix: asDescribed(schema) }
  }
}

function wrongForm(issue: z.core.$ZodIssueInvalidStringFormat, said: string, schema: z.ZodType | undefined): Words {
  const wanted = formatNames[issue.format]
  return {
    what: `is ${said}, which is not ${wanted ?? 'of the right form'}`,
    fix: wanted
      ? `write ${wanted}`
      : asDescribed(schema, `write what matches ${String(issue.pattern ?? issue.format)}`),
  }
}

function formOf(expected: string, wanted: string, written: unknown, schema: z.ZodType | undefined): string {
  const isList = Array.isArray(written)
  if (expected === 'string' && typeof written === 'number') return `put it in quotes: "${written}"`
  if (expected === 'array')
    return `write a list: ${typeof written === 'object' ? 'each entry on its own line, after "- "' : `[${String(written)}]`}`
  const [field] = Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})
  if (wanted === 'a block of fields')
    return `write each field on its own line, as ${field ?? 'name'}: …${isList ? ', without "- "' : ''}`
  return `write ${wanted}`
}

const remedies = {
  tooBig: { text: 'shorten it', number: 'make it smaller', list: 'take some out' },
  tooSmall: { text: 'say more', number: 'make it larger', list: 'add what is missing' },
} as const

const kindOf = (written: unknown): 'text' | 'number' | 'list' =>
  typeof written === 'string' ? 'text' : typeof written === 'number' ? 'number' : 'list'

const overflow = (written: unknown, most: number): string =>
  typeof written === 'string' ? `, which leaves out ${sayShort(written.slice(most))}` : ''

/** "must be the address of a claim page" says what to write. */
const customFix = (message: string): string | undefined =>
  message.startsWith('must be ') ? message.replace('must be', 'write') : undefined

/** Turn the schema’s description of a field into advice: "write the page’s address, without a slash at the end". */
function asDescribed(schema: z.ZodType | undefined, otherwise = 'compare it with a neighbour that works'): string {
  const described = schema?.description
    ?.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())
    .replace(/\.$/, '')
  return described ? `write ${described}` : otherwise
}

function notOneOf(said: string, written: unknown, allowed: readonly string[]): Words {
  return {
    what: `is ${said}, which is not one of ${allowed.join(', ')}`,
    fix: didYouMean(String(written), allowed, `use one of ${allowed.join(', ')}`),
  }
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a block of fields',
  record: 'a block of fields',
}

const formatNames: Record<string, string> = {
  url: 'a web address that starts with https://',
  email: 'an email address',
  date: 'a day such as 2026-11-20',
}

function sayShort(written: unknown): string {
  const said = JSON.stringify(written) ?? String(written)
  return said.length > 80 ? `${said.slice(0, 80)}…` : said
}

function sizeOf(written: unknown): string {
  if (typeof written === 'string') return counted(written.length, 'character')
  if (Array.isArray(written)) return counted(written.length, 'item')
  return String(written)
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
