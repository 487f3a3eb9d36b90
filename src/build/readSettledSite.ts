import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { frontMatters } from '../content/articles/readArticle.ts'
import { TextCache, type CachedText } from '../content/reading/textCache.ts'
import { manifestFile } from '../site/draft.ts'
import { readSite } from '../site/readSite.ts'
import { letterExamples } from '../replies/readLenderLetters.ts'
import { pageAnalyses } from '../site/analysisOf.ts'
import { filesSupposing, type Supposed } from './supposed.ts'
import type { Cache } from './cache.ts'

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

/** A cache that starts with what the last build of a site found out about the words of its pages, with the same code. */
export function textCacheOfLastBuild(cache: Cache | undefined, siteDir: string, code: string): TextCache {
  const kept = cache?.get('memory', [siteDir, code])
  return new TextCache(kept && (JSON.parse(kept.toString()) as [string, CachedText][]))
}

/** Keeps what a build has found out, for the next. */
export const keepTextCache = (cache: Cache | undefined, siteDir: string, code: string, textCache: TextCache): void =>
  cache?.put(
    'memory',
    [siteDir, code],
    Buffer.from(JSON.stringify([pageAnalyses, frontMatters, letterExamples].flatMap((sort) => textCache.about(sort)))),
  )

/** Changes when any file of the site does. */
function stateOf(siteDir: string): string {
  const hash = createHash('sha256')
  for (const file of [manifestFile, ...filesIn(join(siteDir, 'content')).map((name) => join('content', name))]) {
    const stat = statSync(join(siteDir, file), { throwIfNoEntry: false })
    hash.update(`${file} ${stat?.mtimeMs} ${stat?.size} ${stat?.ino}\n`)
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  } catch {
    return []
  }
}
