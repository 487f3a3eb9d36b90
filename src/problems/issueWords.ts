import type { z } from 'zod'
import { didYouMean } from './nearest.ts'

type Words = { what: string; fix?: string | undefined }

/** Word a schema issue for an editor: the fault and its remedy. `what` follows the value’s name. */
export function issueWords(issue: z.core.$ZodIssue, written: unknown, schema: z.ZodType | undefined): Words {
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

/** Write a value of the right type, in the form that YAML wants. */
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

/** The words of a text past its longest. */
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

/** The value as written, cut where it is long. */
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
