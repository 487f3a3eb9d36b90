import { type Problem, problemAt } from '../../problems/problem.ts'
import type { YamlPath } from '../../problems/yamlSource.ts'
import type { Draft } from '../draft.ts'

/** Causes shared by all faults that follow from one missing or misspelt page or fact, so that each is told once. */
export const noPage = (path: string): string => `no page ${path}`

export const noFact = (id: string): string => `no fact ${id}`

/** A fault at a path of a file; none where the file could not be read. */
export function problemInFile(
  { sources }: Draft,
  file: string,
  path: YamlPath,
  ...words: [rule: string, what: string, fix?: string, cause?: string]
): Problem[] {
  const source = sources.get(file)
  return source ? [problemAt(source.placeAt(path), ...words)] : []
}

export const missedPath = (cause: string): string | undefined => /^no page (.*)$/.exec(cause)?.[1]

export const missedFact = (cause: string): string | undefined => /^no fact (.*)$/.exec(cause)?.[1]

/** The addresses that two pages have: which of them a link or a field means cannot be told. */
export function claimedTwice({ manifest }: Draft): Set<string> {
  const paths = manifest.value.pages.map(({ path }) => path)
  return new Set(paths.filter((path, index) => paths.indexOf(path) < index))
}
