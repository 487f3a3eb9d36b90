import { describe, expect, test } from 'vitest'
import { type Files, withChanges } from '../../../src/content/reading/files.ts'
import { stateFile, supposing } from '../../../src/site/supposing.ts'

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
