import { describe, expect, test } from 'vitest'
import { deadlineClocks } from '../../../../src/rules/deadlines/deadlines.ts'
import type { DeadlineEvent } from '../../../../src/rules/deadlines/event.ts'
import { contentFacts } from '../../support/contentFacts.ts'

describe('courtLastDay', () => {
  const today = '2026-11-20'

  test.each([
    ['england-and-wales', '2027-06-30', 'running'],
    ['scotland', '2026-06-30', 'passed'],
    ['northern-ireland', '2027-06-30', 'running'],
  ] as const)('the general time for court in %s runs from the end of the agreement', (where, lastDay, state) => {
    const [clock] = deadlineClocks(
      { today, nation: where, events: [{ kind: 'agreement-ended', date: '2021-06-30' }] },
      contentFacts,
    )
    expect(clock).toMatchObject({ clock: 'court', lastDay, state })
  })
})

describe('complainByLastDay', () => {
  const today = '2026-11-20'
  const nation = 'england-and-wales'

  describe('the years to complain in', () => {
    const complainBy = (...events: DeadlineEvent[]) =>
      deadlineClocks({ today, nation, events }, contentFacts)
        .filter(({ clock }) => clock === 'complain-by')
        .map(({ event, lastDay, state }) => [event, lastDay, state])
    const known = (date: string, agreementStart?: string): DeadlineEvent => ({
      kind: 'cause-known',
      date,
      ...(agreementStart === undefined ? {} : { agreementStart }),
    })
    test('are six from the agreement, and three from knowing of it when those end later', () => {
      expect(complainBy({ kind: 'agreement-made', date: '2021-03-31' })).toEqual([[0, '2027-03-31', 'running']])
      expect(complainBy(known('2024-01-11', '2016-05-01'))).toEqual([[0, '2027-01-11', 'running']])
      expect(complainBy(known('2024-01-11', '2021-03-31'))).toEqual([[0, '2027-03-31', 'running']])
    })
    test('are counted once where both days are given, from the first agreement', () => {
      expect(
        complainBy({ kind: 'agreement-made', date: '2022-02-01' }, known('2024-01-11'), {
          kind: 'agreement-made',
          date: '2021-03-31',
        }),
      ).toEqual([[1, '2027-03-31', 'running']])
    })
    test('end on the last day of a shorter month', () =>
      expect(complainBy({ kind: 'agreement-made', date: '2020-02-29' })).toEqual([[0, '2026-02-28', 'passed']]))
  })
})
