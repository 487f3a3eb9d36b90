import type { z } from 'zod'
import { FactRangeError } from '../../src/facts/valueOn.ts'
import { didYouMean } from '../../src/problems/nearest.ts'
import type { Facts } from '../../src/facts/fact.ts'
import type { Command, RuleContent } from './fields.ts'
import { commands } from './commands.ts'

/** Either what to print, or every fault found: each names the field and what is allowed. */
export type RuleAnswer = { result: unknown } | { faults: string[] }

/** Runs one rule on the text of a JSON object, or on each of an array of them. */
export function runRule(name: string, text: string, facts: Facts, content: RuleContent): RuleAnswer {
  const command = commandOf(name)
  if (typeof command === 'string') return { faults: [command] }
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { faults: ['standard input must be JSON: one object, or an array of objects'] }
  }
  if (!Array.isArray(input)) return runOne(command, input, '', facts, content)
  const answers = input.map((item: unknown, index) => runOne(command, item, `[${index}]`, facts, content))
  const faults = answers.flatMap((answer) => ('faults' in answer ? answer.faults : []))
  return faults.length > 0
    ? { faults }
    : { result: answers.map((answer) => ('result' in answer ? answer.result : null)) }
}

/** The rule of a name, or that there is none. */
export function commandOf(name: string): Command | string {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const names = Object.keys(commands)
  return command ?? `there is no rule "${name}": ${didYouMean(name, names, `use one of ${names.join(', ')}`)}`
}

function runOne({ schema, run }: Command, input: unknown, at: string, facts: Facts, content: RuleContent): RuleAnswer {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { faults: parsed.error.issues.flatMap((issue) => faultsOf(issue, at)) }
  try {
    return { result: run(parsed.data as never, facts, content) }
  } catch (error) {
    // A day outside what is known is the asker's to mend; anything else is ours, and must show.
    if (error instanceof FactRangeError) return { faults: [at ? `${at}: ${error.message}` : error.message] }
    throw error
  }
}

function faultsOf(issue: z.core.$ZodIssue, at: string): string[] {
  const field = pathText(issue.path, at)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${pathText([...issue.path, key], at)} is not a field of this rule; remove it`)
  }
  return [`${field || 'the input'} ${issue.message}`]
}

const pathText = (path: readonly PropertyKey[], at: string) =>
  [at, ...path.map(String)].filter((part) => part !== '').join('.')
