import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isLeftover, namedAfterProcesses } from './workFolder.ts'

const oldName = (out: string) => `${basename(out)}.old-`

/**
 * Puts a finished folder in the place of the old one by renaming: there is never half a site.
 * Builds that finish at the same moment take turns, and the last one stays.
 */
export function swapIn(fresh: string, out: string): void {
  const old: string[] = []
  try {
    while (!renamed(fresh, out, ['ENOTEMPTY', 'EEXIST'])) {
      const place = join(dirname(out), `${oldName(out)}${process.pid}-${old.length}`)
      // Without an old site, another build is about to put its own here.
      if (renamed(out, place, ['ENOENT'])) old.push(place)
    }
  } catch (error) {
    const last = old.pop()
    if (last !== undefined) renameSync(last, out)
    throw error
  } finally {
    for (const folder of old) rmSync(folder, { recursive: true, force: true })
  }
}

/** Puts right what a build left that was killed between taking the old site away and removing it. */
export function recover(out: string): void {
  if (!existsSync(dirname(out))) return
  const left = namedAfterProcesses(dirname(out), oldName(out))
    .map(({ name, pid }) => ({ pid, path: join(dirname(out), name) }))
    .filter(({ pid, path }) => isLeftover(pid, path))
    .toSorted((a, b) => changedAt(b.path) - changedAt(a.path))
  for (const { path } of left) {
    if (!existsSync(out)) renamed(path, out, ['ENOENT', 'ENOTEMPTY', 'EEXIST'])
    rmSync(path, { recursive: true, force: true })
  }
}

/** False when it fails for a reason that another build can give. */
function renamed(from: string, to: string, expected: readonly string[]): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (expected.includes(String((error as NodeJS.ErrnoException).code))) return false
    throw error
  }
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
