import { expect, test } from 'vitest'
import { deadlines } from '../../../../src/rules/deadlines/deadlines.ts'
import { contentFacts } from '../../support/contentFacts.ts'

const today = '2026-11-20'

test.each([
  ['england-and-wales', '2027-06-30', 'running'],
  ['scotland', '2026-06-30', 'passed'],
  ['northern-ireland', '2027-06-30', 'running'],
] as const)('the general time for court in %s runs from the end of the agreement', (where, lastDay, state) => {
  const [clock] = deadlines(
    { today, nation: where, events: [{ kind: 'agreement-ended', date: '2021-06-30' }] },
    contentFacts,
  )
  expect(clock).toMatchObject({ clock: 'court', lastDay, state })
})
