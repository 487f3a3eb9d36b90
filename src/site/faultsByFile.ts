import { oncePer } from '../content/memoize.ts'
import { fingerprintOf, textKey } from '../content/reading/folder.ts'
import type { Prose } from '../content/prose/prose.ts'
import type { Problem } from '../problems/problem.ts'
import type { Draft } from './draft.ts'

/**
 * The faults that a check finds in stretches of prose, in their order. A file is looked at again only when its text has changed, or
 * what else the check goes by: `by` is all of that, as plain data.
 */
export function faultsByFile(
  { textCache }: Draft,
  check: string,
  by: unknown,
  prose: readonly Prose[],
  faultsIn: (words: Prose) => Problem[],
): Problem[] {
  const rule = fingerprintOf(JSON.stringify([by]))
  const found = new Map<Prose, readonly Problem[]>()
  for (const [file, own] of Map.groupBy(prose, ({ source }) => source.file)) {
    const key = fingerprintOf([rule, ...own.map(stretchKey)].join(' '))
    const faults = textCache.getOrCompute(`${check} in ${file}`, key, () => own.map(faultsIn))
    for (const [at, words] of own.entries()) found.set(words, faults[at] ?? [])
  }
  return prose.flatMap((words) => found.get(words) ?? [])
}

/** A stretch of prose and its text, in few letters. Each check asks for them. */
const stretchKey = oncePer(({ source, ...stretch }: Prose) => JSON.stringify([stretch, textKey(source)]))
