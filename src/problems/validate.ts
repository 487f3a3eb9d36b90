import type { z } from 'zod'
import { issueWords } from './issueWords.ts'
import { didYouMean, nearest } from './nearest.ts'
import { type SourcePosition, type Problem, problemAt } from './problem.ts'
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
          { file: source.file, line: 1, column: 1 },
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

/** Ten times the longest field that there is. */
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

/** The size or form of a value that is not even of the right type, and all but the first of its form. */
const explainedByType = (issue: Issue, issues: readonly Issue[]): boolean => {
  const same = issues.filter(({ path }) => path.join('.') === issue.path.join('.'))
  const telling = same.find(({ code }) => code === 'invalid_type') ?? same.find(({ code }) => code === 'invalid_format')
  const entry = issue.path.slice(0, -1).join('.')
  // An entry copied whole says again what each of its fields must say once.
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
    // Tell everything that one block lacks together, at the first.
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

/** Of a list that is too long, the first entry too many; of one too short, its name. */
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
