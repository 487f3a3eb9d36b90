import { decodeReply, provisionalOrNot, type ReplyReading } from '../../letters/replyDecoder.ts'
import type { ReplyMeaning } from '../../content/words/schema.ts'

/** What the letter says: found in its words, or picked from the list, where nothing was found by words. */
export function replyReadings(
  meanings: readonly ReplyMeaning[],
  checks: Readonly<Record<string, string>> = {},
): ReplyReading[] {
  if (checks['how'] === 'paste') return decodeReply(checks['words'] ?? '', meanings)
  const picked = (checks['says'] ?? '').split(' ')
  return provisionalOrNot(meanings.filter(({ id }) => picked.includes(id)).map((meaning) => ({ meaning, found: '' })))
}
