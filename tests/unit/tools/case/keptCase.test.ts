import { describe, expect, test } from 'vitest'
import { emptyCaseFile } from '../../../../src/casefile/emptyCaseFile.ts'
import { type Kept, keptUnder, readKept, removeKept, writeKept } from '../../../../src/tools/case/keptCase.ts'

/** A browser’s store that fails at a given write. */
function storeThat(failsAt = Infinity) {
  const content = new Map<string, string>()
  let writes = 0
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    removeItem: (key: string) => void content.delete(key),
    setItem: (key: string, value: string) => {
      if (++writes >= failsAt) throw new DOMException('full', 'QuotaExceededError')
      content.set(key, value)
    },
  }
}

const kept = (revision: number): Kept => ({ snapshot: { caseFile: emptyCaseFile(`case-${revision}`), answers: { asked: ['name'], edits: {} } }, revision, savedAt: '2026-11-21T09:00:00.000Z' })

/** How the steps that were asked stand in the text of a kept case, which is text within text. */
const asked = JSON.stringify('"asked": [\n      "name"\n    ],').slice(1, -1)

describe('a kept case', () => {
  test('is read as it was written, again and again', () => {
    const store = storeThat()
    for (const revision of [1, 2, 3]) {
      writeKept(store, kept(revision))
      expect(readKept(store)).toEqual(kept(revision))
    }
  })

  // Two writes a save: the case, then the pointer.
  test.each([3, 4])('stays the last good one when write %i fails', (failsAt) => {
    const store = storeThat(failsAt)
    writeKept(store, kept(1))
    expect(() => writeKept(store, kept(2))).toThrow('full')
    expect(readKept(store)).toEqual(kept(1))
  })

  test('that is damaged gives way to the one before it', () => {
    const store = storeThat()
    writeKept(store, kept(1))
    writeKept(store, kept(2))
    store.content.set(store.content.get(keptUnder[0] ?? '') ?? '', '{"schema":2,')
    expect(readKept(store)).toEqual(kept(1))
  })

  test.each(['', '{}', '[]', 'null', '{"schema":3}', '{"schema":2,"revision":1,"savedAt":"x","caseFile":"{}"}', '{"schema":1,"revision":1,"savedAt":"x","caseFile":"{}"}'])('%s is none', (content) => {
    const store = storeThat()
    writeKept(store, kept(1))
    for (const key of keptUnder.slice(1)) store.content.set(key, content)
    expect(readKept(store)).toBeNull()
  })

  test('keeps the case when only the tools’ answers are damaged', () => {
    const store = storeThat()
    writeKept(store, kept(1))
    const slot = store.content.get(keptUnder[0] ?? '') ?? ''
    const content = store.content.get(slot) ?? ''
    expect(content).toContain(asked)
    store.content.set(slot, content.replace(asked, '\\"asked\\": \\"name\\",'))
    expect(readKept(store)?.snapshot).toEqual({ caseFile: emptyCaseFile('case-1'), answers: { asked: [], edits: {} } })
  })

  test('of the layout before this one is read with the answers that stood beside it', () => {
    const store = storeThat()
    const { answers, caseFile: { version: _, ...caseFile } } = kept(1).snapshot
    store.setItem('car-finance-case.a', JSON.stringify({ schema: 1, revision: 1, savedAt: kept(1).savedAt, caseFile: JSON.stringify({ ...caseFile, version: 2 }), answers }))
    store.setItem('car-finance-case', 'car-finance-case.a')
    expect(readKept(store)).toEqual(kept(1))
  })

  test('leaves nothing behind when it is removed', () => {
    const store = storeThat()
    writeKept(store, kept(1))
    removeKept(store)
    expect([...store.content]).toEqual([])
  })
})
