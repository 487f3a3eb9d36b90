import { expect, test } from 'vitest'
import { emptyCaseFile } from '../../../../src/casefile/caseFile.ts'
import { caseNameOf, firstCase, furtherCase, openCaseNote } from '../../../../src/casefile/casePointer.ts'
import { addCase, areOfTwo, casesBeside, customerIn } from '../../../../src/toolkit/case/desk.ts'
import { calledIn, readKept, removeKept } from '../../../../src/toolkit/case/keptCase.ts'
import { caseFormat } from '../../../reliability/caseWorld.ts'
import { storeThat } from './storeThat.ts'

const [bea, cem] = [`${furtherCase}bea`, `${furtherCase}cem`]
const file = (fullName: string) => ({
  caseFile: { ...emptyCaseFile('x'), person: { ...emptyCaseFile('x').person, fullName } },
  answers: { asked: [], edits: {} },
})

/** A device with three cases: the first without a name. */
function desk() {
  const { store, content } = storeThat()
  addCase({ store, pointer: cem }, 'Cem')
  addCase({ store, pointer: bea }, 'Bea', file('Bea Jones'))
  content.set(firstCase, `${firstCase}.a`).set(`${firstCase}.a`, '{}').set(openCaseNote, bea)
  return { store, content }
}

test('the other cases of a device are listed by name, those without one last', () => {
  const { store } = desk()
  expect(casesBeside({ store, pointer: bea })).toEqual([
    { pointer: cem, called: 'Cem' },
    { pointer: firstCase, called: '' },
  ])
  expect(casesBeside({ store, pointer: firstCase }).map(({ called }) => called)).toEqual(['Bea', 'Cem'])
})

test('a file that is kept apart is a case of its own, and changes no other', () => {
  const { store, content } = desk()
  const before = [...content].filter(([name]) => name.startsWith(firstCase) || name.startsWith(bea))
  addCase({ store, pointer: `${furtherCase}dan` }, 'Dan', file('Dan Price'))
  expect(readKept({ store, pointer: `${furtherCase}dan` }, caseFormat)).toMatchObject({
    kept: { snapshot: { caseFile: { person: { fullName: 'Dan Price' } } } },
  })
  expect([...content].filter(([name]) => name.startsWith(firstCase) || name.startsWith(bea))).toEqual(before)
})

test('a case that is deleted takes its name and the note of it along, and leaves the others', () => {
  const { store, content } = desk()
  removeKept({ store, pointer: bea }, 7)
  expect([...content.keys()].toSorted()).toEqual([firstCase, `${firstCase}.a`, `${bea}.deleted`, caseNameOf(cem)])
  expect(casesBeside({ store, pointer: bea }).map(({ pointer }) => pointer)).toEqual([cem, firstCase])
})

test('a case has its name, or an empty one beside others; of the only case without one nothing is said', () => {
  const { store } = desk()
  expect([bea, firstCase].map((pointer) => calledIn({ store, pointer }))).toEqual(['Bea', ''])
  for (const pointer of [bea, cem]) removeKept({ store, pointer }, 7)
  expect(calledIn({ store, pointer: firstCase })).toBeNull()
})

test('a file about somebody else is told by the name it has, where both have one', () => {
  expect(areOfTwo(file('Ann Price'), file('Bea Jones'))).toBe(true)
  expect(areOfTwo(file('Ann Price'), file(' ann price'))).toBe(false)
  expect(areOfTwo(file('Ann Price'), file(''))).toBe(false)
})

test('a case is first called after the person it is for', () => {
  const { caseFile, answers } = file(' Ann Adviser ')
  expect(customerIn({ caseFile, answers })).toBe('Ann Adviser')
  expect(customerIn({ caseFile: { ...caseFile, acting: { as: 'helper', forName: 'Bea Jones' } }, answers })).toBe(
    'Bea Jones',
  )
})
