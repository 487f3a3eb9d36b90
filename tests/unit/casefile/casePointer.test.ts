import { expect, test } from 'vitest'
import { caseNameOf, firstCase, furtherCase, openCaseNote, pointerToOpen } from '../../../src/casefile/casePointer.ts'

const notes = (entries: readonly (readonly [string, string])[] = []) => {
  const content = new Map(entries)
  return { getItem: (name: string) => content.get(name) ?? null }
}
const bea = `${furtherCase}bea`
const both = [
  [firstCase, `${firstCase}.a`],
  [bea, `${bea}.a`],
] as const

test('a device with one case, kept before there could be more, opens it', () => {
  expect(pointerToOpen(notes(), notes([['car-finance-case', 'car-finance-case.a']]))).toBe('car-finance-case')
  expect(pointerToOpen(notes(), notes())).toBe('car-finance-case')
})

test('a new tab opens the case that was opened last', () => {
  expect(pointerToOpen(notes(), notes([...both, [openCaseNote, bea]]))).toBe(bea)
})

test('a tab that is loaded again has the case it had, whatever other tabs have opened since', () => {
  expect(pointerToOpen(notes([[openCaseNote, firstCase]]), notes([...both, [openCaseNote, bea]]))).toBe(firstCase)
})

test('a case that has only its name yet is opened; one that is gone is not', () => {
  const session = notes([[openCaseNote, bea]])
  expect(pointerToOpen(session, notes([[caseNameOf(bea), 'Bea']]))).toBe(bea)
  expect(pointerToOpen(session, notes([[`${bea}.deleted`, '7']]))).toBe(firstCase)
})

test('a tab of an older version, which takes every name that begins like the first case’s for its own, leaves further cases alone', () => {
  expect(bea.startsWith(firstCase)).toBe(false)
})
