import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOnDisk } from '../content/reading/files.ts'
import type { TextCache } from '../content/reading/textCache.ts'
import { manifestFile } from '../site/draft.ts'
import { readSite } from '../site/readSite.ts'
import { filesSupposing, type Supposed } from './scenario.ts'

const tries = 5

/**
 * A site read while nobody was changing it: when a file changes meanwhile, everything is read again,
 * so that what is built is the content of one moment. Someone who goes on saving gets what the last reading found.
 */
export function readSettledSite(
  siteDir: string,
  supposed: Supposed,
  textCache?: TextCache,
): ReturnType<typeof readSite> {
  for (let left = tries; ; left--) {
    const before = stateOf(siteDir)
    const read = readSite(filesSupposing(siteDir, supposed), supposed.today, textCache)
    if (left === 1 || stateOf(siteDir) === before) return read
  }
}

/** Changes when any file of the site does. */
function stateOf(siteDir: string): string {
  const hash = createHash('sha256')
  for (const file of [manifestFile, ...filesOnDisk(siteDir).list('content')]) {
    const stat = statSync(join(siteDir, file), { throwIfNoEntry: false })
    hash.update(`${file} ${stat?.mtimeMs} ${stat?.size} ${stat?.ino}\n`)
  }
  return hash.digest('hex')
}
