import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calibrate, type Held, probabilityOf, reliability } from '../../../src/deciding/calibration.ts'

const held = (scores: Record<number, string>): Held[] =>
  Object.entries(scores).flatMap(([score, said]) =>
    [...said].map((one) => ({ score: Number(score), right: one === '+' })),
  )

describe('a probability', () => {
  test('is the share that proved right, with a little doubt', () => {
    const calibration = calibrate(held({ 1: '---+', 2: '+++-' }))
    expect(calibration).toEqual([
      { from: 1, probability: 0.3 },
      { from: 2, probability: 0.7 },
    ])
    expect(probabilityOf(2, calibration)).toBe(0.7)
    expect(probabilityOf(9, calibration)).toBe(0.7)
    expect(probabilityOf(1.9, calibration)).toBe(0.3)
    expect(probabilityOf(0, calibration)).toBe(0.3)
  })

  test('is shared by neighbours that contradict each other', () =>
    expect(calibrate(held({ 1: '++', 2: '--', 3: '++' }))).toEqual([
      { from: 1, probability: 0.5 },
      { from: 3, probability: 2.5 / 3 },
    ]))

  test('is told from the many that are nearly always right to the few that always are, and not pooled with them', () =>
    expect(calibrate(held({ 1: `${'+'.repeat(18)}--`, 2: '+', 3: '+'.repeat(99) }))).toEqual([
      { from: 1, probability: 18.5 / 21 },
      { from: 2, probability: 100.5 / 101 },
    ]))

  test('is nothing where nothing was learned', () => expect(probabilityOf(5, calibrate([]))).toBe(0))

  test('never falls as the score rises, and is never certain', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ score: fc.integer({ min: 0, max: 20 }), right: fc.boolean() })), (all) => {
        const read = Array.from({ length: 21 }, (_, score) => probabilityOf(score, calibrate(all)))
        expect(read).toEqual(read.toSorted((a, b) => a - b))
        expect(read.every((one) => one >= 0 && one < 1)).toBe(true)
      }),
    ))
})

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
