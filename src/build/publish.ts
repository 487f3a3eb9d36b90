import { existsSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isWhole, recordFile, whyKeep } from './buildRecord.ts'
import { codeOf, UsageError } from './faults.ts'
import { leftBy, removeMarked } from './tempFolder.ts'

const oldName = (out: string) => `${basename(out)}.old-`

/**
 * Replace the old folder with a finished one by renaming: there is never half a site.
 * Builds that finish at the same moment take turns, and the last one stays. The old folder is removed, or kept at `before`.
 * Throws, with the old folder back in its place, when it holds anything that no build wrote.
 */
export function publish(fresh: string, out: string, before?: string): void {
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
    for (const folder of old) removeMarked(folder, recordFile)
    throw error
  }
  // Check the old folder here, out of other builds’ reach: between the renames there was no site.
  const strange = old.findIndex((folder) => whyKeep(folder) !== undefined)
  if (strange !== -1) {
    const [place = ''] = old.splice(strange, 1)
    const why = whyKeep(place)
    renameSync(out, fresh)
    renameSync(place, out)
    for (const folder of old) removeMarked(folder, recordFile)
    throw new UsageError(`${out} ${why}. Move that elsewhere, then build again`)
  }
  const last = before === undefined ? undefined : old.pop()
  if (before !== undefined && last !== undefined) {
    if (existsSync(before)) removeMarked(before, recordFile)
    renameSync(last, before)
  }
  for (const folder of old) removeMarked(folder, recordFile)
}

/** Repair what a build left if it was killed after moving the old site away: put it back or remove it. */
export function recover(out: string): void {
  if (!existsSync(dirname(out))) return
  const left = leftBy(dirname(out), oldName(out), /^-\d+$/).filter((path) => whyKeep(path) === undefined)
  for (const path of left.toSorted((a, b) => changedAt(b) - changedAt(a))) {
    const back = !stands(out) && isWhole(path) && renamed(path, out, ['ENOENT', 'ENOTEMPTY', 'EEXIST'])
    if (!back) removeMarked(path, recordFile)
  }
}

/** True when something is at the path. Removes an empty folder, to make way. */
function stands(out: string): boolean {
  try {
    rmdirSync(out)
    return false
  } catch (error) {
    return codeOf(error) !== 'ENOENT'
  }
}

/** Rename; false if it fails in a way another build can cause. */
function renamed(from: string, to: string, expected: readonly string[]): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (expected.includes(String(codeOf(error)))) return false
    throw error
  }
}

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
