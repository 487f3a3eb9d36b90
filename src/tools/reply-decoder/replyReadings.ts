import { decodeReply, type ReplyReading } from '../../letters/replyDecoder.ts'
import { replyMeanings } from '../../letters/replyMeanings.ts'

/** What the letter says: found in its words, or picked from the list, where nothing was found by words. */
export function replyReadings(checks: Readonly<Record<string, string>> = {}): ReplyReading[] {
  if (checks['how'] === 'paste') return decodeReply(checks['words'] ?? '')
  const picked = (checks['says'] ?? '').split(' ')
  return replyMeanings.filter(({ id }) => picked.includes(id)).map((meaning) => ({ meaning, found: '' }))
}
