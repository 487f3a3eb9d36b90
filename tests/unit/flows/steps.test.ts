import { describe, expect, test } from 'vitest'
import { aboutOfStep, back, firstOpen, kindOfStep, next, reachableStep, type Walk } from '../../../src/flows/steps.ts'

const steps = ['a', 'b', 'c']
const walk = (answered: readonly string[], more: Partial<Walk> = {}): Walk => ({
  steps,
  ends: ['end', 'other-end'],
  isAnswered: (step) => answered.includes(step),
  ...more,
})

test.each([
  ['kind:agreement-id', 'kind', 'agreement-id'],
  ['name', 'name', ''],
  ['lender:a:b', 'lender', 'a:b'],
  ['', '', ''],
])('the step %o asks %o about %o', (step, kind, about) => {
  expect([kindOfStep(step), aboutOfStep(step)]).toEqual([kind, about])
})

test('open steps are looked for in order', () => {
  expect(firstOpen(walk(['a', 'c']))).toBe('b')
  expect(firstOpen(walk(steps))).toBeUndefined()
})

describe('after an answer', () => {
  test.each([
    ['the next question comes', 'a', ['a'], false, 'b'],
    ['the next comes even if it was answered before', 'a', ['a', 'b', 'c'], false, 'b'],
    ['the last leads to one that was passed over', 'c', ['a', 'c'], false, 'b'],
    ['the last leads to the end', 'c', ['a', 'b', 'c'], false, 'end'],
    ['a change leads straight to the end', 'a', ['a', 'b', 'c'], true, 'end'],
    ['a change leads to the first question it opened', 'a', ['a', 'b'], true, 'c'],
    ['a question that has gone leads to the first that is open', 'gone', ['a'], false, 'b'],
  ])('%s', (_, step, answered, isChange, after) => {
    expect(next(walk(answered), step, isChange)).toBe(after)
  })
})

describe('a visitor who asks for a step', () => {
  test.each([
    ['gets it when all before it is answered', 'b', ['a'], 'b'],
    ['gets one that was answered', 'a', ['a', 'b'], 'a'],
    ['gets the first open question when it comes before', 'c', ['a'], 'b'],
    ['gets the end when all is answered', 'end', ['a', 'b', 'c'], 'end'],
    ['gets a letter at the end by its number', 'end:2', ['a', 'b', 'c'], 'end:2'],
    ['gets no end while a question is open', 'end', ['a'], 'b'],
    ['gets the first open question for a step that is none', 'gone', ['a'], 'b'],
    ['gets the end for a step that is none when all is answered', 'gone', ['a', 'b', 'c'], 'end'],
    ['gets the first question on arrival', '', [], 'a'],
  ])('%s', (_, step, answered, at) => {
    expect(reachableStep(walk(answered), step)).toBe(at)
  })
})

test.each([
  ['a', undefined],
  ['c', 'b'],
  ['end', 'c'],
  ['end:2', 'c'],
  ['other-end', 'end'],
])('Back from %o leads to %o', (step, before) => {
  expect(back(walk(steps), step)).toBe(before)
})

test('Back from the first question leads to what comes before it, where anything does', () => {
  expect(back(walk([], { start: 'result' }), 'a')).toBe('result')
})

describe('a step outside the order', () => {
  const aside = { aside: { step: 'more', before: 'b', back: 'c' } }

  test('is shown once all before its place is answered', () => {
    expect(reachableStep(walk([], aside), 'more')).toBe('a')
    expect(reachableStep(walk(['a'], aside), 'more')).toBe('more')
  })

  test('leads back to where it was asked for, and on to what it opened', () => {
    expect(back(walk(['a'], aside), 'more')).toBe('c')
    expect(next(walk(['a'], aside), 'more')).toBe('b')
    expect(next(walk(steps, aside), 'more')).toBe('end')
  })
})

test('from whichever step, answers lead on to the end in as many steps as there are', () => {
  for (const start of steps) {
    let at = start
    const answered = new Set(steps.slice(0, steps.indexOf(start)))
    for (let count = 0; at !== 'end' && count <= steps.length; count++) {
      expect(reachableStep(walk([...answered]), at)).toBe(at)
      answered.add(at)
      at = next(walk([...answered]), at)
    }
    expect(at).toBe('end')
  }
})

describe('an end that asks what is left', () => {
  const asks = { endAsks: true }

  test('is where a visitor is led who asks for no question, or for a later end', () => {
    expect(reachableStep(walk(['a'], asks), '')).toBe('end')
    expect(reachableStep(walk(['a'], asks), 'other-end')).toBe('end')
    expect(reachableStep(walk(steps, asks), 'other-end')).toBe('other-end')
  })

  test('leaves every question within reach, and comes after a change', () => {
    expect(reachableStep(walk([], asks), 'c')).toBe('c')
    expect(next(walk(['a'], asks), 'a')).toBe('b')
    expect(next(walk(['a'], asks), 'a', true)).toBe('end')
    expect(next(walk(['c'], asks), 'c')).toBe('end')
  })
})
