import { expect, test } from 'vitest'
import { decodeReply } from '../../../../src/letters/replyDecoder.ts'
import { replyMeanings } from '../../support/contentWords.ts'
import { replyEvents } from '../../../../src/tools/reply-decoder/replyEvents.ts'

const letter = (words: string) => replyEvents(decodeReply(words, replyMeanings), '2026-11-02', 'black-horse')
const at = { date: '2026-11-02', lenderId: 'black-horse' } as const

test.each<[string, string, object[]]>([
  [
    'a coded refusal is one decision, with its code, whatever else it says',
    'Code RD01. You are out of time. This is our final response.',
    [{ ...at, kind: 'redressDecision', code: 'RD01' }],
  ],
  ['a final response', 'We do not uphold your complaint.', [{ ...at, kind: 'finalResponse' }]],
  ['an invitation', 'We invite you to join.', [{ ...at, kind: 'optInInvite' }]],
  ['a holding letter', 'We need more time. This is not our final response.', [{ ...at, kind: 'holdingLetter' }]],
  ['an acknowledgement', 'Thank you for your complaint.', [{ ...at, kind: 'acknowledged' }]],
  [
    'a letter with no place of its own is noted by what it says',
    'We have no record of you.',
    [{ ...at, kind: 'note', text: 'A letter from the lender: They have no record of you' }],
  ],
  ['a letter of unknown words is noted', 'Xylophone', [{ ...at, kind: 'note', text: 'A letter from the lender' }]],
])('%s', (_, words, events) => expect(letter(words)).toEqual(events))
