import type { Cause } from '../../src/problems/causes.ts'

/** A cause as a GitHub workflow command, which GitHub shows beside the line in a pull request. */
export function annotation({ file, line, column, rule, what, fix, also }: Cause): string {
  const rest = also.map((place) => `also at ${place.file}:${place.line}:${place.column}`)
  const message = [what, ...(fix ? [`fix: ${fix}`] : []), ...rest].join('\n')
  return `::error file=${property(file)},line=${line},col=${column},title=${property(rule)}::${escaped(message)}`
}

const escaped = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
