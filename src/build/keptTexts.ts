import { TextCache } from '../content/reading/textCache.ts'
import type { Cache } from './cache.ts'

/** A cache that starts with what the last command that read a site has made of its texts, with the same code. */
export const keptTexts = (cache: Cache | undefined, siteDir: string, code: string): TextCache =>
  new TextCache(cache?.get('texts', [siteDir, code]))

/** Keeps what was made of the texts of a site, for the next command that reads it. */
export function keepTexts(cache: Cache | undefined, siteDir: string, code: string, texts: TextCache): void {
  const bytes = cache && texts.bytes()
  if (bytes) cache.put('texts', [siteDir, code], bytes)
}
