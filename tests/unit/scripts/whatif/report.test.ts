import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { asHtml, allowReport, writeReport } from '../../../../scripts/whatif/report.ts'
import { siteOf } from '../../../support/sites.ts'

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
