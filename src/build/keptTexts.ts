import { deserialize, serialize } from 'node:v8'
import { type FindLasting, TextCache } from '../content/reading/textCache.ts'
import { Cache } from './cache.ts'
import { codeKey, moduleKey } from './codeKey.ts'

/** Return a cache that starts with what the last command made of a site’s texts with the same code. */
export const keptTexts = (cache: Cache | undefined, siteDir: string, code: string): TextCache =>
  new TextCache(cache?.get('texts', [siteDir, code]), cache && lastingIn(cache))

/** Keep a module’s results by a key of its own code alone. */
const lastingIn =
  (cache: Cache): FindLasting =>
  ({ module, from, make }) => {
    const key = [moduleKey(module), JSON.stringify(from)]
    const kept = cache.get('learned', key)
    if (kept) return deserialize(kept)
    const made = make()
    try {
      cache.put('learned', key, serialize(made))
    } catch {} // the next command makes it again
    return made
  }

/** Keeps what was made of the texts of a site, for the next command that reads it. */
export function keepTexts(cache: Cache | undefined, siteDir: string, code: string, texts: TextCache): void {
  const bytes = cache && texts.bytes()
  if (bytes) cache.put('texts', [siteDir, code], bytes)
}

/** Read a site with the results that the last command kept, and keep this one’s for the next, where they can be written. */
export function withKeptTexts<T>(siteDir: string, read: (texts: TextCache) => T, cache = new Cache()): T {
  const code = codeKey()
  const texts = keptTexts(cache, siteDir, code)
  const made = read(texts)
  try {
    keepTexts(cache, siteDir, code, texts)
  } catch {} // the next command makes it again
  return made
}
