import { expect, test } from 'vitest'
import { gateFrom } from '../../../bench/papers/learnGate.ts'
import { ownScore } from '../../../src/papers/gate.ts'

const papers = (set: string, isOwn: boolean, ...features: string[]) =>
  Array.from({ length: 6 }, () => ({ set, kinds: isOwn ? ['own'] : [], features }))
const examples = [
  ...papers('a', true, 'hirer', 'deposit', 'the'),
  ...papers('a', false, 'premium', 'the'),
  ...papers('b', true, 'hirer', 'the'),
  ...papers('b', false, 'premium', 'deposit', 'the'),
]

test('a gate learns which words speak for a visitor’s own car finance, and which against', () => {
  const gate = gateFrom(examples)
  expect(ownScore(['hirer'], gate)).toBeGreaterThan(0.8)
  expect(ownScore(['premium'], gate)).toBeLessThan(0.2)
  expect(ownScore(['zebra'], gate)).toBeCloseTo(0.5)
})

test('it keeps the words alone that weigh most', () =>
  expect(Object.keys(gateFrom(examples, 2).features)).toEqual(['hirer', 'premium']))
