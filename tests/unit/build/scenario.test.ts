import { expect, test } from 'vitest'
import { supposedFrom } from '../../../src/build/scenario.ts'

test('a day and a state are taken as they are', () =>
  expect(supposedFrom({ today: '2026-12-18', state: 'quashed' })).toEqual({ today: '2026-12-18', state: 'quashed' }))

test.each([
  [{ state: 'qashed' }, '"qashed" is no state of the scheme: did you mean "quashed"?'],
  [
    { state: 'over' },
    '"over" is no state of the scheme: use one of live, part-suspended, upheld, upheld-under-appeal, quashed, quashed-to-be-remade, remade',
  ],
  [{ today: '18 December' }, '"18 December" is not a day; write it as 2026-11-20'],
  [{ state: 'quashed', today: '2026-02-30' }, '"2026-02-30" is not a day; write it as 2026-11-20'],
])('%o is refused with what to write', (asked, message) => expect(() => supposedFrom(asked)).toThrow(message))
