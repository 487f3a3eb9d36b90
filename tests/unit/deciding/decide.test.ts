import { describe, expect, test } from 'vitest'
import { costs, decide, type Weighing } from '../../../src/deciding/decide.ts'

/** Kinds by what follows from them: "clock-…" starts one. */
const weighing: Weighing<string> = {
  wrong: (told, truly) =>
    told === truly ? 0 : told.startsWith('clock') === truly.startsWith('clock') ? costs.wrongName : costs.harm,
  wrongIfUnknown: () => costs.harm,
  canAsk: (among) => !among.includes('other'),
}
const decided = (probabilities: Record<string, number>) => {
  const decision = decide(
    Object.entries(probabilities).map(([kind, probability]) => ({ kind, probability })),
    weighing,
  )
  return decision.does === 'answer' ? decision.kind : decision.does === 'ask' ? `${decision.among.join(' or ')}?` : '—'
}

describe('what is cheapest', () => {
  test('is an answer that is nearly certain', () => expect(decided({ 'clock-a': 0.99, b: 0.01 })).toBe('clock-a'))

  test('is a question where a clock may or may not run', () =>
    expect(decided({ 'clock-a': 0.9, b: 0.1 })).toBe('clock-a or b?'))

  test('is the likelier name where the same follows from both', () =>
    expect(decided({ 'clock-a': 0.5, 'clock-b': 0.49, b: 0.01 })).toBe('clock-a'))

  test('is to say so where it may be anything', () => expect(decided({ 'clock-a': 0.2, b: 0.2 })).toBe('—'))

  test('is to say so where no question helps', () => expect(decided({ 'clock-a': 0.6, other: 0.4 })).toBe('—'))

  test('is a question among three where two leave too much out', () =>
    expect(decided({ 'clock-a': 0.35, b: 0.33, 'clock-c': 0.32 })).toBe('clock-a or b or clock-c?'))

  test('of nothing is that it cannot be told', () => expect(decide([], weighing)).toEqual({ does: 'abstain', cost: 2 }))
})
