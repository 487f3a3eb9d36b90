import { describe, expect, test } from 'vitest'
import { editorFaults, faultKinds, readOriginal, scoreFault } from '../bench/editors/benchEditors.ts'
import { printProblems } from '../src/problems/printProblems.ts'
import { realTexts } from './support/realSite.ts'
import { testDay } from './support/sites.ts'

// The real site, broken in one way at a time. `npm run bench -- editors` breaks it in many more.
const { original, untouched, textCache } = readOriginal('.', testDay, realTexts)
const faults = editorFaults(original, 1, 7)
// Each takes half a second: every second kind, and some of the ideas.
const tried = faults.filter(({ content }, index) => index % (content === undefined ? 2 : 24) === 0)

test('the untouched site gives no alarm', () => {
  expect(printProblems(untouched)).toBe('')
})

test('every kind of fault has a place, and every kind of content forty ideas', () => {
  const made = new Set(faults.map(({ kind }) => kind))
  const lost = faultKinds.filter(({ name, content }) => content === undefined && !made.has(name))
  expect(lost.map(({ name }) => name)).toEqual([])
  const byContent = Map.groupBy(faults, ({ content }) => content)
  expect([...byContent].filter(([, own]) => own.length < 40).map(([content, own]) => [content, own.length])).toEqual([])
})

describe('one fault at a time', () => {
  const scores = tried.map((fault) => scoreFault(original, untouched, fault, textCache))
  const told = (wanted: (score: (typeof scores)[number]) => boolean) =>
    scores.filter((score) => !wanted(score)).map(({ fault }) => `${fault.kind}: ${fault.done}`)

  test('each is found', () => {
    expect(told(({ found }) => found)).toEqual([])
  })

  test('at least 98 in 100 are pointed at', () => {
    const missed = told(({ line }) => line)
    expect(missed.length / scores.length, missed.join('\n')).toBeLessThanOrEqual(0.02)
  })

  test('at least 95 in 100 of the remedies that can be known are given', () => {
    const missed = told(({ fix }) => fix !== false)
    expect(missed.length / scores.filter(({ fix }) => fix !== undefined).length, missed.join('\n')).toBeLessThanOrEqual(
      0.05,
    )
  })

  test('few give rise to more than one message', () => {
    expect(told(({ causes }) => causes.length === 1).length / scores.length).toBeLessThan(0.1)
  })
})
