import type { z } from 'zod'
import { issueWords } from './issueWords.ts'
import { didYouMean, nearest } from './nearest.ts'
import { type SourcePosition, type Problem, problemAt } from './problem.ts'
import { fieldsAt, schemaAt, valueAt } from './schemaAt.ts'
import { spoken } from './spoken.ts'
import type { YamlSource } from './yamlSource.ts'

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
  if (result.success) return { value: result.data, problems: [] }
  const issues = result.error.issues.flatMap((issue) => ofVariant(issue, schema, source.value))
  return {
    problems: issues
      .filter((issue) => !explainedByTypo(issue, issues, schema, source) && !explainedByType(issue, issues))
      .flatMap((issue) => problemsOf(issue, source, schema)),
  }
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

/** The size or form of a value that is not even of the right type; its second wrong form. */
const explainedByType = (issue: Issue, issues: readonly Issue[]): boolean => {
  const same = issues.filter(({ path }) => path.join('.') === issue.path.join('.'))
  return issue.code === 'invalid_format'
    ? same.find(({ code }) => code === 'invalid_type' || code === 'invalid_format') !== issue
    : issue.code !== 'invalid_type' && same.some(({ code }) => code === 'invalid_type')
}

function problemsOf(issue: Issue, source: YamlSource, schema: z.ZodType): Problem[] {
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
    const key = String(at.at(-1))
    return [
      problemAt(source.placeAt(at), 'missing-field', `"${key}" is missing${inside(at.slice(0, -1))}`, `add ${key}: …`),
    ]
  }
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
