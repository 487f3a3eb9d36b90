import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isWhole, readRecord, recordFile, whyKeep, writeRecord } from '../../../src/build/buildRecord.ts'
import { outputFiles } from '../../../src/outputs/outputFiles.ts'
import { siteOf } from '../../support/sites.ts'

let folder = ''
const put = (name: string, text = '') => writeFileSync(join(folder, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'assets/a.js']) put(name)
  writeRecord(folder)
})

test('a build may be replaced, and so may an empty folder and none', () => {
  expect(readRecord(folder)?.files).toEqual(['assets/a.js', 'index.html'])
  expect(whyKeep(folder)).toBeUndefined()
  expect(whyKeep(join(folder, 'none'))).toBeUndefined()
  mkdirSync(join(folder, 'empty'))
  expect(whyKeep(join(folder, 'empty'))).toBeUndefined()
})

test.each(['notes.txt', 'assets/notes.txt'])('a build into which %s was put may not', (name) => {
  put(name)
  expect(whyKeep(folder)).toBe(`holds ${name}, which no build wrote`)
})

test('a link put into a build is named, and not followed', () => {
  symlinkSync(folder, join(folder, 'round'))
  expect(whyKeep(folder)).toBe('holds round, which no build wrote')
})

test('what a system leaves in any folder that is looked at is nobody’s', () => {
  for (const name of ['.DS_Store', 'assets/.DS_Store', 'Thumbs.db']) put(name)
  expect(whyKeep(folder)).toBeUndefined()
})

test.each([
  '',
  '{}',
  '[]',
  'null',
  '{"madeBy":"another","files":["index.html","assets/a.js"],"kept":[]}',
  '{"madeBy":"kerbside-claims","files":["../letter.txt"],"kept":[]}',
  '{"madeBy":"kerbside-claims","files":["/etc/passwd"],"kept":[]}',
  '{"madeBy":"kerbside-claims","files":[1],"kept":[]}',
  '{"madeBy":"kerbside-claims","files":["index.html"]}',
])('a list such as %s makes no folder a build', (text) => {
  put(recordFile, text)
  expect(readRecord(folder)).toBeUndefined()
  expect(whyKeep(folder)).toBe('holds assets, which no build wrote')
})

test('what a site tells hosts makes no folder a build: anything else may be in it', () => {
  rmSync(join(folder, recordFile))
  expect(whyKeep(folder)).toBe('holds assets, which no build wrote')
  put('host.json', outputFiles(siteOf('good')).get('host.json'))
  expect(whyKeep(folder)).toBe('holds assets, which no build wrote')
})

test('a build is whole while nothing is missing of what was written', () => {
  expect(isWhole(folder)).toBe(true)
  rmSync(join(folder, 'assets'), { recursive: true })
  expect(isWhole(folder)).toBe(false)
  expect(whyKeep(folder)).toBeUndefined()
})

test('the same files give the same list', () => {
  const copy = `${folder}-copy`
  mkdirSync(copy)
  for (const name of readdirSync(folder)
    .reverse()
    .filter((one) => one !== recordFile))
    cpSync(join(folder, name), join(copy, name), { recursive: true })
  writeRecord(copy)
  expect(readRecord(copy)).toEqual(readRecord(folder))
  renameSync(copy, join(folder, 'copy'))
  expect(whyKeep(folder)).toMatch(/^holds copy\//)
})
