import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A fault put in on purpose: what it does, the words it takes the place of in a file, and the tests that must notice. */
export type SeededFault = { fault: string; file: string; find: string; put: string; tests: string }

/** The faults of tests/faults.yaml. */
export const faultList = (project: string): SeededFault[] =>
  parse(readFileSync(join(project, 'tests/faults.yaml'), 'utf8')) as SeededFault[]

/** A file’s text with the fault in it. Throws when the words do not stand there once: the list is then to be mended. */
export function withFault(text: string, { fault, file, find, put }: SeededFault): string {
  const found = text.split(find).length - 1
  if (found !== 1)
    throw new Error(`${file} holds ${JSON.stringify(find)} ${found} times; mend "${fault}" in tests/faults.yaml`)
  return text.replace(find, () => put)
}
