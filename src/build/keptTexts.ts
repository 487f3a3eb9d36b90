import { deserialize, serialize } from 'node:v8'
import { type FindLasting, TextCache } from '../content/reading/textCache.ts'
import { Cache } from './cache.ts'
import { codeKey, moduleKey } from './codeKey.ts'

/** A cache that starts with what the last command that read a site has made of its texts, with the same code. */
export const keptTexts = (cache: Cache | undefined, siteDir: string, code: string): TextCache =>
  new TextCache(cache?.get('texts', [siteDir, code]), cache && lastingIn(cache))

/** Keeps what a module makes under the code of that module alone. */
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

/** Reads a site with what the last command has made of its texts, and keeps what is made now for the next, where that can be written. */
export function withKeptTexts<T>(siteDir: string, read: (texts: TextCache) => T, cache = new Cache()): T {
  const code = codeKey()
  const texts = keptTexts(cache, siteDir, code)
  const made = read(texts)
  try {
    keepTexts(cache, siteDir, code, texts)
  } catch {} // the next command makes it again
  return made
}
