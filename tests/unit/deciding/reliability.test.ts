import { expect, test } from 'vitest'
import { reliability } from '../../../src/deciding/reliability.ts'

test('what was said with about the same probability stands together, with what was promised and what was right', () =>
  expect(
    reliability([
      { probability: 0.75, right: true },
      { probability: 0.75, right: false },
      { probability: 0.995, right: true },
    ]),
  ).toEqual([
    { upTo: 0.8, said: 2, promised: 0.75, right: 0.5 },
    { upTo: 1, said: 1, promised: 0.995, right: 1 },
  ]))

test('nothing said makes no table', () => expect(reliability([])).toEqual([]))
