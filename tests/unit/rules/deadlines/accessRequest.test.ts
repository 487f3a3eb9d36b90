import { describe, expect, test } from 'vitest'
import type { DeadlineEvent } from '../../../../src/rules/deadlines/event.ts'
import { deadlines } from '../../../../src/rules/deadlines/deadlines.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const today = '2026-11-20'
const nation = 'england-and-wales'

describe('a question about what is wanted', () => {
  const sarOf = (...events: DeadlineEvent[]) =>
    deadlines({ today, nation, events: [{ kind: 'sar-received', date: '2026-11-02' }, ...events] }, contentFacts).find(
      ({ clock }) => clock === 'sar',
    )?.lastDay
  test('stops the clock until it is answered, both days counted', () => {
    expect(sarOf({ kind: 'clarification-asked', date: '2026-11-04' })).toBeNull()
    expect(
      sarOf({ kind: 'clarification-asked', date: '2026-11-04' }, { kind: 'clarification-given', date: '2026-11-10' }),
    ).toBe('2026-12-09')
    expect(
      sarOf({ kind: 'clarification-asked', date: '2026-11-04' }, { kind: 'clarification-given', date: '2026-11-04' }),
    ).toBe('2026-12-03')
  })
  test('goes with an extension that was told in time', () =>
    expect(
      sarOf(
        { kind: 'clarification-asked', date: '2026-11-04' },
        { kind: 'clarification-given', date: '2026-11-10' },
        { kind: 'extension-told', date: '2026-12-09' },
      ),
    ).toBe('2027-02-09'))
})
