import { describe, expect, test } from 'vitest'
import { emptyCaseFile } from '../../../../src/casefile/caseFile.ts'
import { caseFileFormat, caseFileVersion } from '../../../../src/casefile/caseKinds.ts'
import {
  clearLeftovers,
  type Kept,
  lastDelete,
  readKept,
  removeKept,
  type Store,
  writeKept,
} from '../../../../src/toolkit/case/keptCase.ts'
import { caseFormat } from '../../../reliability/caseWorld.ts'
import { storeThat } from './storeThat.ts'

const write = (store: Store, kept: Kept) => writeKept({ store, pointer }, kept, caseFormat)
const read = (store: Store) => readKept({ store, pointer }, caseFormat)
const pointer = 'car-finance-case'

const kept = (revision: number): Kept => ({
  snapshot: { caseFile: emptyCaseFile(`case-${revision}`), answers: { asked: ['name'], edits: {} } },
  revision,
  savedAt: '2026-11-21T09:00:00.000Z',
})

/** How the steps that were asked stand in the text of a kept case, which is text within text. */
const asked = JSON.stringify('"asked": [\n      "name"\n    ],').slice(1, -1)

describe('a kept case', () => {
  test('is read as it was written, again and again', () => {
    const { store } = storeThat()
    for (const revision of [1, 2, 3]) {
      write(store, kept(revision))
      expect(read(store)).toEqual({ is: 'readable', kept: kept(revision), before: false })
    }
  })

  test('stands alone: the save before it, which may hold what has been removed, is cleared', () => {
    const { store, content } = storeThat()
    write(store, kept(1))
    write(store, kept(2))
    expect([...content.keys()]).toEqual([pointer, 'car-finance-case.b'])
  })

  test('has the layout that tabs read which were opened before', () => {
    const { store, content } = storeThat()
    write(store, kept(7))
    expect(content.get(pointer)).toBe('car-finance-case.a')
    const { caseFile, ...rest } = JSON.parse(content.get('car-finance-case.a') ?? '') as { caseFile: string }
    expect(rest).toEqual({ schema: 2, revision: 7, savedAt: kept(7).savedAt })
    expect(JSON.parse(caseFile)).toEqual({ ...kept(7).snapshot.caseFile, answers: kept(7).snapshot.answers })
  })

  // Two writes a save: the case, then the pointer.
  test.each([3, 4])('stays the last good one when write %i fails', (failsAt) => {
    const { store } = storeThat({ failsAt })
    write(store, kept(1))
    expect(() => write(store, kept(2))).toThrow('full')
    expect(read(store)).toEqual({ is: 'readable', kept: kept(1), before: false })
    clearLeftovers({ store, pointer }, caseFormat)
    expect(store.getItem('car-finance-case.b')).toBeNull()
  })

  test('that is damaged gives way to the one before it, where that is still there', () => {
    const { store, content } = storeThat()
    write(store, kept(1))
    content.set('car-finance-case.b', '{"schema":2,')
    content.set(pointer, 'car-finance-case.b')
    clearLeftovers({ store, pointer }, caseFormat)
    expect(read(store)).toEqual({ is: 'readable', kept: kept(1), before: true })
  })

  test('is found by its content when the pointer leads nowhere', () => {
    const { store, content } = storeThat()
    write(store, kept(1))
    content.set(pointer, 'lost')
    clearLeftovers({ store, pointer }, caseFormat)
    expect(read(store)).toEqual({ is: 'readable', kept: kept(1), before: true })
  })

  test.each([
    '',
    '{}',
    '[]',
    'null',
    '{"schema":"3"}',
    '{"schema":2,"revision":1,"savedAt":"x","caseFile":"{}"}',
    '{"schema":1,"revision":1,"savedAt":"x","caseFile":"{}"}',
  ])('%s is damaged', (damaged) => {
    const { store, content } = storeThat()
    write(store, kept(1))
    for (const slot of ['a', 'b']) content.set(`${pointer}.${slot}`, damaged)
    expect(read(store)).toEqual({ is: 'damaged' })
    clearLeftovers({ store, pointer }, caseFormat)
    expect(content.size).toBe(3)
  })

  test.each([
    ['a layout', '{"schema":3}'],
    [
      'a case',
      JSON.stringify({
        schema: 2,
        revision: 1,
        savedAt: 'x',
        caseFile: JSON.stringify({ format: caseFileFormat, version: caseFileVersion + 1 }),
      }),
    ],
    ['a case in a layout', JSON.stringify({ schema: 4, caseFile: { version: 9 } })],
  ])(
    '%s that is newer is told from a damaged one, wherever it stands, and nothing beside it is touched',
    (_, newer) => {
      for (const slot of ['car-finance-case.a', 'car-finance-case.b', 'car-finance-case.c']) {
        const { store, content } = storeThat()
        write(store, kept(1))
        content.set(slot, newer)
        if (slot.endsWith('c')) content.set(pointer, slot)
        const before = [...content]
        clearLeftovers({ store, pointer }, caseFormat)
        expect(read(store)).toEqual({ is: 'newer' })
        expect([...content]).toEqual(before)
      }
    },
  )

  test('keeps the case when only the tools’ answers are damaged', () => {
    const { store, content } = storeThat()
    write(store, kept(1))
    const slot = content.get(pointer) ?? ''
    expect(content.get(slot)).toContain(asked)
    content.set(slot, (content.get(slot) ?? '').replace(asked, '\\"asked\\": \\"name\\",'))
    expect(read(store)).toMatchObject({
      kept: { snapshot: { caseFile: emptyCaseFile('case-1'), answers: { asked: [], edits: {} } } },
    })
  })

  test('leaves nothing behind when it is removed but the number of the delete, whatever a newer version kept beside it', () => {
    const { store, content } = storeThat()
    write(store, kept(1))
    content.set('car-finance-case.c', '{"schema":3}')
    content.set('another', 'stays')
    removeKept({ store, pointer }, 77)
    expect([...content]).toEqual([
      ['another', 'stays'],
      ['car-finance-case.deleted', '77'],
    ])
    expect(lastDelete({ store, pointer })).toBe('77')
    expect(read(store)).toEqual({ is: 'nothing' })
  })
})
