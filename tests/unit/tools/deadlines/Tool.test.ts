import { describe, expect, test } from 'vitest'
import { emptyCaseFile } from '../../../../src/casefile/caseFile.ts'
import { type CaseEventKind, caseEventKinds } from '../../../../src/casefile/caseKinds.ts'
import { eventNote } from '../../../../src/tools/deadlines/Tool.tsx'
import { contentFacts } from '../../support/contentFacts.ts'
import { contentWords } from '../../support/contentWords.ts'

const today = '2026-11-20'
const letters = { today, nation: 'england-and-wales', facts: contentFacts, words: contentWords } as const
const event = (kind: CaseEventKind, date = '2026-11-02') => ({
  id: `${kind} ${date}`,
  kind,
  date,
  lenderId: 'black-horse',
})
const noteFor = (kind: CaseEventKind, ...after: CaseEventKind[]) =>
  eventNote(
    event(kind),
    { ...emptyCaseFile('case'), events: [event(kind), ...after.map((later) => event(later, '2026-11-09'))] },
    letters,
  )

test('every kind of event can be entered', () => {
  expect(contentWords.deadlines.kinds.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...caseEventKinds].toSorted())
})

describe('what is said beside an event', () => {
  test('a complaint: by when lenders often say they have it, until they have', () => {
    expect(noteFor('complaintSent')).toEqual({
      words:
        'Most lenders tell you by Monday 9 November 2026 that they have it, but there’s no fixed deadline. The rule only says “promptly”.',
    })
    expect(noteFor('complaintSent', 'holdingLetter')).toBeNull()
  })

  test('a holding letter: the clock goes on', () => {
    expect(noteFor('holdingLetter')).toEqual({
      words:
        'This isn’t a final response, so no deadline stops or starts. The lender must still answer an ordinary complaint within 8 weeks.',
    })
    expect(noteFor('holdingLetter', 'finalResponse')).toBeNull()
  })

  test('proof of identity: from when the time counts, and what to say if it is not needed', () => {
    expect(noteFor('sarIdAsked')).toEqual({
      words:
        'A firm may ask if it has a real doubt about who you are. Its time then starts on the day it has your proof. If your name, address and number match its records, you can say that it doesn’t need proof.',
      link: '[Write that reply](/guides/sar-request-generator)',
    })
    expect(noteFor('sarIdAsked', 'sarIdGiven')).toBeNull()
  })

  test('more time for the data: when a firm may take it, and whether this letter counts', () => {
    const rule =
      'A firm may take up to 2 months more if your request is complex or you’ve made several. It has to tell you why within 1 month.'
    const link = '[Check it, and write back](/guides/sar-request-generator)'
    const longerOn = (date: string, ...others: [CaseEventKind, string][]) =>
      eventNote(
        event('sarExtended', date),
        {
          ...emptyCaseFile('case'),
          events: [...others.map(([kind, on]) => event(kind, on)), event('sarExtended', date)],
        },
        letters,
      )
    expect(longerOn('2026-10-20', ['sarSent', '2026-10-01'])).toEqual({
      words: `${rule} The date below includes that.`,
      link,
    })
    expect(longerOn('2026-11-03', ['sarSent', '2026-10-01'])).toEqual({
      words: `${rule} This letter came too late, so the date below hasn’t changed.`,
      link,
    })
    expect(longerOn('2026-10-20', ['sarSent', '2026-10-01'], ['sarIdAsked', '2026-10-05'])).toEqual({
      words: rule,
      link,
    })
    expect(longerOn('2026-10-20')).toEqual({ words: rule, link })
    expect(noteFor('sarExtended', 'sarReply')).toBeNull()
  })

  test('an investigator’s view: its own day counts', () => {
    expect(noteFor('fosView')?.words).toBe(
      'Answer by the date in the letter. If you or the lender don’t agree with the view, you can each ask an ombudsman to decide. That’s free too.',
    )
  })

  test('anything else: nothing', () => expect(noteFor('sarReply')).toBeNull())
})
