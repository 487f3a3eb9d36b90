import { expect, test } from 'vitest'
import { readLetters } from '../../../../src/replies/readLetters.ts'
import { replyEvents } from '../../../../src/toolkit/letters/replyEvents.ts'
import { contentWords } from '../../support/contentWords.ts'
import { contentLenderLetters } from '../../support/contentLenderLetters.ts'

const letter = (words: string) =>
  readLetters(words, contentLenderLetters(), { complained: true }).flatMap((reading) =>
    replyEvents(reading, '2026-11-02', 'black-horse', contentWords.shared.noted),
  )
const at = { date: '2026-11-02', lenderId: 'black-horse' } as const

test.each<[string, string, object[]]>([
  [
    'a coded refusal is one decision, with its code, whatever else it says',
    'Code RD01. You are out of time. This is our final response.',
    [{ ...at, kind: 'redressDecision', code: 'RD01' }],
  ],
  ['a final response', 'We do not uphold your complaint.', [{ ...at, kind: 'finalResponse' }]],
  ['an invitation', 'We invite you to join the redress scheme.', [{ ...at, kind: 'optInInvite' }]],
  ['a holding letter', 'We need more time. This is not our final response.', [{ ...at, kind: 'holdingLetter' }]],
  ['an acknowledgement', 'Thank you for your complaint.', [{ ...at, kind: 'acknowledged' }]],
  [
    'a provisional decision',
    'This is our provisional redress decision: we propose redress of £200.',
    [{ ...at, kind: 'provisionalDecision' }],
  ],
  [
    'a reminder of the invitation',
    'We invited you to join the redress scheme and have had no reply. This is a reminder.',
    [{ ...at, kind: 'optInReminder' }],
  ],
  [
    'a letter with no place of its own is noted by its name',
    'We have no record of an agreement in your name.',
    [{ ...at, kind: 'note', text: 'A letter from the lender: No record of you' }],
  ],
  ['a letter of unknown words is noted', 'Xylophone', [{ ...at, kind: 'note', text: 'A letter from the lender' }]],
])('%s', (_, words, events) => expect(letter(words)).toEqual(events))
