import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  allowReport,
  asHtml,
  changesBetween,
  passagesChanged,
  writeReport,
} from '../../../../scripts/whatif/changes.ts'
import type { TextPlace } from '../../../../scripts/whatif/said.ts'
import { siteOf } from '../../../support/sites.ts'

describe('the passages that differ', () => {
  test.each([
    ['one sentence for another', 'a b c', 'a x c', [['b', 'x']]],
    ['some that are gone', 'a b c d', 'a d', [['b c', '']]],
    [
      'some that are new',
      'a',
      'x a y',
      [
        ['', 'x'],
        ['', 'y'],
      ],
    ],
    [
      'two apart',
      'a b c d e',
      'a x c y e',
      [
        ['b', 'x'],
        ['d', 'y'],
      ],
    ],
    ['none', 'a b', 'a b', []],
  ] as const)('%s', (_, before, after, expected) =>
    expect(
      passagesChanged(before.split(' '), after.split(' ')).map((one) => [one.before.join(' '), one.after.join(' ')]),
    ).toEqual(expected),
  )

  test('are no more than what is not in both, in order', () => {
    const sentences = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    fc.assert(
      fc.property(sentences, sentences, (before, after) => {
        const passages = passagesChanged(before, after)
        const gone = passages.flatMap((one) => one.before)
        const added = passages.flatMap((one) => one.after)
        expect(before.length - gone.length).toBe(after.length - added.length)
        expect([...before].sort().join('')).toContain([...gone].sort().slice(0, 1).join(''))
      }),
    )
  })
})

test('a passage that changes in several places is one change, and the most frequent come first', () => {
  const said = (strip: string, more: string) =>
    new Map<TextPlace, string[]>([
      ['page /a', [strip, 'a']],
      ['page /b', [strip, more]],
    ])
  expect(changesBetween(said('old', 'x'), said('new', 'y'))).toEqual([
    { before: ['old'], after: ['new'], places: ['page /a'] },
    { before: ['old', 'x'], after: ['new', 'y'], places: ['page /b'] },
  ])
  expect(changesBetween(said('old', 'x'), said('new', 'x'))).toEqual([
    { before: ['old'], after: ['new'], places: ['page /a', 'page /b'] },
  ])
})

const site = siteOf('good')
const report = asHtml({ before: site, after: site, changes: [] })
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})

test('a report is written where there is nothing, and over an earlier one', () => {
  const file = join(folder, 'report.html')
  writeReport(file, report)
  writeReport(file, `${report}\n`)
  expect(readFileSync(file, 'utf8')).toBe(`${report}\n`)
})

test('no other file is written over, by a link either', () => {
  const own = join(folder, 'own.html')
  const link = join(folder, 'link.html')
  writeFileSync(own, '<!DOCTYPE html>\nMy notes')
  symlinkSync(own, link)
  for (const file of [own, link]) {
    const said = `${file} is there already, and is no such report. Name a new file, or remove that one`
    expect(() => allowReport(file)).toThrow(said)
    expect(() => writeReport(file, report)).toThrow(said)
  }
  expect(readFileSync(own, 'utf8')).toBe('<!DOCTYPE html>\nMy notes')
  expect(() => allowReport(folder)).toThrow(`${folder} is there already`)
})

test('a link to nothing is not followed', () => {
  symlinkSync(join(folder, 'target'), join(folder, 'link.html'))
  expect(() => writeReport(join(folder, 'link.html'), report)).toThrow('EEXIST')
})

test('a folder that is not there is named before anything is compared', () => {
  expect(() => allowReport(join(folder, 'none', 'report.html'))).toThrow(
    `There is no folder ${join(folder, 'none')}: make it, or name another file`,
  )
})
