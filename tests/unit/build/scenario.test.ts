import { describe, expect, test } from 'vitest'
import { stateFile, supposedFrom, supposing } from '../../../src/build/scenario.ts'
import { type Files, withChanges } from '../../../src/content/reading/files.ts'

test('a day and a state are taken as they are', () =>
  expect(supposedFrom({ today: '2026-12-18', state: 'quashed' })).toEqual({ today: '2026-12-18', state: 'quashed' }))

test.each([
  [{ state: 'qashed' }, '"qashed" is no state of the scheme: did you mean "quashed"?'],
  [
    { state: 'over' },
    '"over" is no state of the scheme: use one of live, part-suspended, upheld, upheld-under-appeal, quashed, quashed-to-be-remade, remade',
  ],
  [{ today: '18 December' }, '"18 December" is not a day; write it as 2026-11-20'],
  [{ state: 'quashed', today: '2026-02-30' }, '"2026-02-30" is not a day; write it as 2026-11-20'],
])('%o is refused with what to write', (asked, message) => expect(() => supposedFrom(asked)).toThrow(message))

const nothing: Files = {
  list: () => [],
  has: () => false,
  bytes: (file) => {
    throw new Error(`there is no ${file}`)
  },
}
const holding = (text: string) => withChanges(nothing, new Map([[stateFile, text]]))
const textOf = (files: Files) => Buffer.from(files.bytes(stateFile)).toString()

const written = `# Kept.
unit: state
values:
  - from: 2026-03-31
    value: live
    source: { title: "The rules", url: "https://rules.example/" }
  - from: 2026-07-02
    value: part-suspended
    source: { title: "The order", url: "https://order.example/" }
`

describe('a state that is supposed', () => {
  test('is one more value, from that day', () => {
    const text = textOf(supposing(holding(written), 'quashed', '2026-12-18'))
    expect(text).toMatch(/^# Kept\.\n/)
    expect(text).toMatch(/from: 2026-12-18\n {4}value: quashed\n[\s\S]*https:\/\/order\.example\//)
    expect(text.match(/from:/g)).toHaveLength(3)
  })
  test('takes the place of what came later', () =>
    expect(textOf(supposing(holding(written), 'upheld', '2026-07-01'))).not.toContain('part-suspended'))
  test('changes nothing when it is so already', () => {
    const files = holding(written)
    expect(supposing(files, 'part-suspended', '2026-12-18')).toBe(files)
  })
  test.each([
    ['a site without the fact', nothing],
    ['a file that cannot be read', holding('values: [')],
    ['a file without values', holding('unit: state\n')],
  ])('leaves %s alone', (_, files) => expect(supposing(files, 'quashed', '2026-12-18')).toBe(files))
})
